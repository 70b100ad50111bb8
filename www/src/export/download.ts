/** A file with its name. */
export interface File {
  name: string;
  blob: Blob;
}

/** Starts a download of a file. */
export function downloadFile({ name, blob }: File): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked later: some browsers begin to read only after `click` returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
