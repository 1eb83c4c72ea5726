/** Names an element for partners, and gives it our style and theirs. */
export const partsOf =
  <Part extends string>(styles: Partial<Record<Part, string>>, own: Partial<Record<Part, string>> = {}) =>
  (part: Part, ...more: (string | false | undefined)[]) => ({
    part,
    className: [styles[part], ...more, own[part]].filter(Boolean).join(' '),
  });
