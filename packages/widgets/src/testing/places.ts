/** Where head, content and aside of a record's page stand, and how wide they are. */
export function placesIn(page: Element): number[] {
  const aside = page.querySelector('aside');
  return [page.querySelector('section'), aside?.previousElementSibling ?? aside?.nextElementSibling, aside].flatMap(
    (box) => {
      const { top, left, width } = box?.getBoundingClientRect() ?? new DOMRect();
      return [top, left, width];
    },
  );
}
