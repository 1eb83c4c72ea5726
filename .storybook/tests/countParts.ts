/** What one view shows of something, by the names of its parts. */
export type Counted = { view: string; names: string[] };
/** What a story shows of what the pages Button, Form and Board bound. */
export type Counts = {
  /** Solid accent buttons: of the page, and of each dialog over it. */
  accents: Counted[];
  /** The fields of each dialog. */
  fields: Counted[];
  /** The lines of each card on a board. */
  lines: Counted[];
};

/** In the page: counts what is drawn now. Given are the colours of a solid button, in both themes. */
export function countParts(solid: readonly string[]): Counts {
  const dialogs = '[role=dialog], [role=alertdialog]';
  const controls =
    ':is(input:not([type=hidden]), textarea, [role=spinbutton], button[aria-haspopup=listbox]):not([tabindex="-1"])';

  const probe = document.body.appendChild(document.createElement('i'));
  const shades = solid.map((color) => {
    probe.style.backgroundColor = color;
    return getComputedStyle(probe).backgroundColor;
  });
  probe.remove();

  /** Drawn, and not out of sight as a skip link is until it has the focus. */
  const isDrawn = (element: Element) => {
    const { width, bottom } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 2 && bottom + scrollY > 0
    );
  };
  const drawn = (place: ParentNode, selector: string) => [...place.querySelectorAll(selector)].filter(isDrawn);
  const wordsOf = (id: string) => document.getElementById(id)?.textContent ?? '';
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ||
    (element.getAttribute('aria-labelledby') ?? '').split(' ').map(wordsOf).join(' ').trim() ||
    element.closest('label')?.textContent ||
    element.textContent?.trim() ||
    element.tagName;
  const titleOf = (dialog: Element) => dialog.querySelector('h1, h2')?.textContent || nameOf(dialog);

  const isSolid = (button: Element) => shades.includes(getComputedStyle(button).backgroundColor);
  /** The bar above a site is on all of its pages, and belongs to none. */
  const isOfSite = (button: Element) => button.closest('header')?.parentElement?.querySelector(':scope > main') != null;
  const buttonsOf = (place: ParentNode, dialog: Element | null) =>
    drawn(place, 'button, a[href], [role=button]').filter((one) => one.closest(dialogs) === dialog && isSolid(one));

  /** What is asked once: a date with its parts, a choice with its options, a column of a table with its rows. */
  const fieldOf = (control: Element) => {
    const whole = control.closest('table, [role=grid], ul, ol');
    if (whole) return whole;
    if (control.matches('[type=radio]')) return control.closest('[role=radiogroup]') ?? control;
    return (control.matches('[type=checkbox], [role=spinbutton]') && control.closest('[role=group]')) || control;
  };
  const fieldsOf = (dialog: Element) => {
    const seen = [...dialog.querySelectorAll(controls)].filter((control) => !control.closest('[aria-hidden=true]'));
    return [...new Set(seen.map(fieldOf))];
  };

  /** A clamp hides what stands below its last line. */
  const isClipped = (element: Element, top: number, card: Element) => {
    for (let box: Element | null = element; box && box !== card; box = box.parentElement)
      if (getComputedStyle(box).overflowY !== 'visible' && box.getBoundingClientRect().bottom <= top + 1) return true;
    return false;
  };
  /** What stands side by side is one line; so is a text that is too long for its own and is broken. */
  const linesOf = (card: Element) => {
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const found: { top: number; bottom: number; words: string }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim();
      if (!words || !text.parentElement || !isDrawn(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top, bottom } = range.getBoundingClientRect();
      if (!isClipped(text.parentElement, top, card)) found.push({ top, bottom, words });
    }
    const lines: { bottom: number; words: string }[] = [];
    for (const { top, bottom, words } of found.sort((one, other) => one.top - other.top)) {
      const last = lines.at(-1);
      if (last && (top + bottom) / 2 < last.bottom) {
        last.bottom = Math.max(last.bottom, bottom);
        last.words += ` ${words}`;
      } else lines.push({ bottom, words });
    }
    return lines.map(({ words }) => words);
  };

  return {
    accents: [
      {
        view: 'the page',
        names: buttonsOf(document, null)
          .filter((one) => !isOfSite(one))
          .map(nameOf),
      },
      ...drawn(document, dialogs).map((dialog) => ({
        view: titleOf(dialog),
        names: buttonsOf(dialog, dialog).map(nameOf),
      })),
    ],
    // A panel at the side is read, and has a page behind it.
    fields: drawn(document, `[data-overlay=""] :is(${dialogs})`).map((dialog) => ({
      view: titleOf(dialog),
      names: fieldsOf(dialog).map(nameOf),
    })),
    lines: drawn(document, '[data-card]').map((card) => {
      const names = linesOf(card);
      return { view: names[0] ?? 'a card', names };
    }),
  };
}
