/** Calls at once, and whenever a box, what stands in it or how far it is scrolled changes; what it returns ends that. */
export function watchScroll(
  box: HTMLElement,
  measure: () => void,
  /** Whose sizes count too. */
  others: readonly HTMLElement[] = [],
): () => void {
  const sizes = new ResizeObserver(measure);
  const watch = () => {
    sizes.disconnect();
    for (const one of [box, ...others, ...box.children]) sizes.observe(one);
  };
  const children = new MutationObserver(watch);
  children.observe(box, { childList: true });
  watch();
  box.addEventListener('scroll', measure, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    box.removeEventListener('scroll', measure);
  };
}
