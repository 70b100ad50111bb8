// Finds and checks Rust, which is installed by hand, like Node.js.
//
// There is no rust-toolchain.toml. Where the toolchain that it names is not installed, rustup
// downloads it before any cargo command runs, and without rustup's server every command fails, also
// those of native Rust. Machines that reach only package registries build for wasm32 with Debian's
// compiler instead, which such a file cannot choose. And the crate works with every Rust from
// `rust-version` in Cargo.toml on: a contributor's own toolchain is as good as ours.
import { join } from 'node:path';
import { CARGO_HOME } from '../lib/paths.mjs';
import { isProgram, run, withPath } from '../lib/process.mjs';
import { Stop, tryTask } from '../lib/task.mjs';
import { aptInstall } from './debian.mjs';
import { atLeast, neededRust, versionIn } from './versions.mjs';

/** What every Rust step runs with: the environment, and whether rustup manages the toolchain. */
export async function ensureRust() {
  // A shell that was open while rustup was installed does not have its folder on PATH yet.
  const onPath = await isProgram('cargo');
  const env = onPath ? { ...process.env } : withPath(process.env, join(CARGO_HOME, 'bin'));
  const { code, output } = await run('rustc', ['--version'], { env });
  const isThere = code !== 127 && (await isProgram('cargo', env));
  const rustup = isThere && (await isProgram('rustup', env));
  const [version, need] = [versionIn(output), neededRust()];
  const how = rustup
    ? 'run "rustup update stable && rustup default stable"'
    : 'install it from https://rustup.rs';
  if (code !== 0 || !atLeast(version, need))
    throw new Stop(
      `Rust ${need} or newer is needed, and here is ${isThere ? version : 'none'}: ${how} and run this again.`,
    );
  return { env, rustup, version };
}

/** rustfmt and clippy for the toolchain of `env`; rustup's minimal profile leaves them out. */
export async function ensureRustChecks({ env, rustup }) {
  const works = async (command) => (await run('cargo', [command, '--version'], { env })).code === 0;
  const present = async () => (await works('fmt')) && (await works('clippy'));
  if (await present()) return;
  const { output: sysroot } = await run('rustc', ['--print', 'sysroot'], { env });
  // Debian's own toolchain is in /usr, perhaps by way of `rustup toolchain link`.
  const apt = sysroot.trim() === '/usr' && (await aptInstall());
  const [command, ...args] = apt
    ? [...apt, 'rustfmt-web', 'rust-web-clippy']
    : ['rustup', 'component', 'add', 'rustfmt', 'clippy'];
  const title = "Installing Rust's rustfmt and clippy (once)";
  if (apt || rustup) await tryTask(title, command, args, { env, seconds: 600 });
  if (!(await present()))
    throw new Stop(
      `Rust's rustfmt and clippy cannot be found: run "rustup component add rustfmt clippy" where the network allows it, then run this again.`,
    );
}
