const told = new Set<string>();

/** Writes a warning to the console, once. */
export function tellOnce(line: string) {
  if (told.has(line)) return;
  told.add(line);
  console.warn(line);
}
