/** What lies above what, in one order for the whole page; in a style file, so that other rooms' styles may read it. */
export const layers = {
  /** Above its neighbours within one component: a pinned cell, a mark on a chart. */
  within: 1,
  /** Over what is pinned: the mark of a chosen row in forced colours. */
  pinned: 2,
  /** The part of a component that stays in sight while the rest scrolls below it. */
  sticky: 3,
  /** What rises over a component while it is of use: the bar of what is selected. */
  bar: 4,
  /** The menu of the private area. */
  drawer: 10,
  topBar: 20,
  /** Over the top bar, for whoever comes by keyboard. */
  skipLink: 30,
  /** The menu on a narrow screen lies over the page and its bar. */
  scrim: 40,
  dialog: 100,
  /** Above everything: what has just happened, and its undo. */
  toast: 200,
} as const;

/** The custom property of the page that says how much room messages take at its top, with a gap on either side; unset where there are none. */
export const toastsRoom = '--toasts-room';
/** Where what opens over the page begins, so that no message covers its buttons. */
export const belowToasts = `var(${toastsRoom}, 0px)`;

/** The custom property of the page that says how high the buttons at the foot of the open side panel are; unset where it has none. */
export const panelFootRoom = '--panel-foot';
/** Where what stands above those buttons ends. */
export const panelFoot = `var(${panelFootRoom}, 0px)`;
