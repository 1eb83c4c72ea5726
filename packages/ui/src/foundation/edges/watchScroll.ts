/** Calls at once, and whenever the size of a box or of what stands in it changes; what it returns ends that. */
export function watchSizes(
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
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}

/** Calls at once, and whenever a box, what stands in it or how far it is scrolled changes; what it returns ends that. */
export function watchScroll(box: HTMLElement, measure: () => void, others: readonly HTMLElement[] = []): () => void {
  const end = watchSizes(box, measure, others);
  box.addEventListener('scroll', measure, { passive: true });
  return () => {
    end();
    box.removeEventListener('scroll', measure);
  };
}
