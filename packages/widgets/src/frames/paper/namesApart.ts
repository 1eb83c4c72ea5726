/** A name for each file that no other of them has, whatever the case of their letters. */
export function namesApart(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, ending = ''] = name.match(/^(.*?)(\.[^.]+)?$/s) ?? [];
    let own = name;
    for (let next = 2; taken.has(own.toLowerCase()); next += 1) own = `${stem} (${next})${ending}`;
    taken.add(own.toLowerCase());
    return own;
  });
}
