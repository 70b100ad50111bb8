// Finds and checks Rust, which is installed by hand, like Node.js.
//
// There is no rust-toolchain.toml. Where the toolchain that it names is not installed, rustup
// downloads it before any cargo command runs, and without rustup's server every command fails, also
// those of native Rust. Machines that reach only package registries build for wasm32 with Debian's
// compiler instead, which such a file cannot choose. And the crate works with every Rust from
// `rust-version` in Cargo.toml on: a contributor's own toolchain is as good as ours.
import { join } from 'node:path';
import { CARGO_HOME } from '../lib/paths.mjs';
import { run, which, withPath } from '../lib/process.mjs';
import { Stop } from '../lib/stop.mjs';
import { runTask } from '../lib/task.mjs';
import { aptInstall } from './apt.mjs';
import { atLeast, neededRust, versionIn } from './versions.mjs';

const AGAIN = 'and run this again';
const HOW = `install it from https://rustup.rs ${AGAIN}`;

/** What every Rust step runs with: the environment, and whether rustup manages the toolchain. */
export async function ensureRust() {
  // A shell that was open while rustup was installed does not have its folder on PATH yet.
  const env = which('cargo') ? { ...process.env } : withPath(process.env, join(CARGO_HOME, 'bin'));
  if (!which('cargo', env) || !which('rustc', env)) throw new Stop(`Rust is missing: ${HOW}.`);
  const rustup = Boolean(which('rustup', env));
  const { code, output } = await run('rustc', ['--version'], { env });
  if (code !== 0)
    throw new Stop(
      rustup
        ? `Rust has no working toolchain: run "rustup default stable" ${AGAIN}.`
        : `The installed rustc does not run: ${HOW}.`,
    );
  const [version, need] = [versionIn(output), neededRust()];
  if (!atLeast(version, need))
    throw new Stop(
      `Rust ${version} is too old (${need} or newer is needed): ` +
        (rustup ? `run "rustup update stable" ${AGAIN}.` : `${HOW}.`),
    );
  return { env, rustup, version };
}

/** Components that only the checks need: commands, and packages for Debian's rustc-web. */
const CHECKS = {
  rustfmt: { command: 'fmt', package: 'rustfmt-web' },
  clippy: { command: 'clippy', package: 'rust-web-clippy' },
};

/** rustfmt and clippy for the toolchain of `env`; rustup's minimal profile leaves them out. */
export async function ensureRustChecks({ env, rustup }) {
  const missing = await lacking(env);
  if (missing.length === 0) return;
  const names = missing.join(' and ');
  const { output: sysroot } = await run('rustc', ['--print', 'sysroot'], { env });
  // Debian's own toolchain is in /usr, perhaps by way of `rustup toolchain link`.
  const apt = sysroot.trim() === '/usr' && (await aptInstall());
  const add = apt
    ? [...apt, ...missing.map((name) => CHECKS[name].package)]
    : ['rustup', 'component', 'add', ...missing];
  if (apt || rustup)
    await runTask(`Installing Rust's ${names} (once)`, add[0], add.slice(1), {
      env,
      seconds: 600,
      optional: true,
    });
  if ((await lacking(env)).length > 0)
    throw new Stop(
      `Rust's ${names} cannot be found: run "rustup component add ${missing.join(' ')}" where the network allows it, then run this again.`,
    );
}

async function lacking(env) {
  const asked = Object.entries(CHECKS).map(async ([name, { command }]) => {
    const { code } = await run('cargo', [command, '--version'], { env });
    return code === 0 ? [] : [name];
  });
  return (await Promise.all(asked)).flat();
}
