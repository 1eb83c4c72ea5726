/** Runs something once an element comes within `margin` pixels of what is seen; answers how to give up. */
export function whenNear(element: Element, run: () => void, margin = 300): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
