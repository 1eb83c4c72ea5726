/** How long the app may take from its frame to its figures before it is shown without them, in milliseconds. */
const longest = 1000;

/**
 * Takes the drawn frame away when the app stands in its place, in the same frame. Where the dashboard is drawn, that is when the app has
 * come as far; whoever is led elsewhere sees at once where.
 */
export function leaveTo(root: Element, shell: Element) {
  const { pathname } = location;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    observer.disconnect();
    shell.remove();
  };
  const hasComeAsFar = () => {
    if (location.pathname !== pathname || !shell.querySelector('[data-figure]')) return true;
    const isWritten = shell.querySelector('[data-figure]:not([data-loading])') !== null;
    return root.querySelector(isWritten ? '[data-figure]:not([data-loading])' : '[data-figure]') !== null;
  };
  const observer = new MutationObserver(() => {
    if (!root.firstElementChild) return;
    if (hasComeAsFar()) leave();
    else timer ??= setTimeout(leave, longest);
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-loading'] });
}
