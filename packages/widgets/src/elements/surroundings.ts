/** Runs something once an element comes near what is seen; answers how to give up. */
export function whenNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '300px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

const listeners = new Set<() => void>();
let watch: MutationObserver | undefined;

/** Tells when a language is written anywhere in the page; one watch serves all elements. Answers how to stop. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  watch ??= new MutationObserver(() => {
    for (const tell of listeners) tell();
  });
  watch.observe(document, { subtree: true, attributeFilter: ['lang'] });
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watch?.disconnect();
  };
}
