/** Saves bytes to the reader's disk under a name. */
export function saveFile(bytes: Blob, name: string) {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser still reads it for a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
