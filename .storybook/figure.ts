// A story that stands as a figure in a page of documentation plays there without moving that page.
if (window.frameElement?.hasAttribute('data-figure')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}
