import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What `look` gives for a folder with these files, which is then removed. */
export function inFolder<Result>(files: Record<string, string>, look: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return look(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
