/** A file with its name. */
export interface File {
  name: string;
  blob: Blob;
}

/** Offers a file to the browser, which asks where to put it or puts it where it puts all. */
export function offerFile({ name, blob }: File): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only afterwards.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
