import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of AppShell. */
export const reference: ComponentReference = {
  purpose:
    'The frame around every page of the private area: top bar, side menu, main area. It stands once, around the router; pages change inside it.',
  instead: [
    { use: 'FullPageFrame', when: 'the page has no side menu: plans, checkout, an error page' },
    { use: 'AuthFrame', when: 'nobody is signed in yet' },
    { use: 'ListFrame', when: 'you build a page inside the shell that lists records' },
    { use: 'FormFrame', when: 'you build a page inside the shell with a form' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      {
        name: 'Skip link',
        selector: 'a[href$="-main"]',
        what: 'The first stop of Tab, out of sight until it has the focus; it leads past bar and menu.',
      },
      {
        name: 'Top bar',
        selector: 'header',
        what: '64 px high and always in sight: logo, menu button, search, tools of the account.',
      },
      {
        name: 'Menu button',
        selector: 'header button',
        what: 'Folds the drawer away on wide screens, opens it over the page on narrow ones.',
      },
      { name: 'Menu', selector: 'nav', what: 'A SideMenu in a drawer of 260 px, from 900 px of width on.' },
      {
        name: 'Main area',
        selector: 'main',
        what: 'Begins 88 px below the top. Its content is 1440 px wide at most and begins beside the menu, on all pages at the same edge.',
      },
    ],
  },
  states: [
    {
      name: 'Drawer open',
      what: 'The usual state on wide screens: the page stands beside the drawer.',
      story: 'Ready',
    },
    {
      name: 'Drawer folded away',
      what: 'The page takes the whole width; the menu button brings the drawer back.',
      story: 'DrawerTogglesAndHoldsTheFocus',
    },
    {
      name: 'Drawer over the page',
      what: 'Below 900 px the drawer is a dialog: it holds the focus, and closes by Escape, a press outside, or a link.',
      story: 'DrawerTogglesAndHoldsTheFocus',
    },
    {
      name: 'With a notice',
      what: 'A Banner above every page, as while a payment waits for approval.',
      story: 'WithBanner',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches “Skip to content” first, then the bar, the menu and the page.' },
    { keys: 'Enter', does: 'On “Skip to content”: moves the focus into the main area.' },
    { keys: 'Escape', does: 'Closes the drawer that stands over the page; the focus returns to the menu button.' },
  ],
  accessibility: [
    'Bar, menu and page are the landmarks banner, navigation and main; a page has one main only.',
    'The menu button is called “Open menu” or “Close menu” and names what it controls.',
    'The page inside gives the one h1, by PageHeader.',
    'The code of the narrow drawer comes after the first paint; wide screens never fetch it.',
  ],
  content: {
    do: [
      'Keep `topEnd` to four tools; the rest goes into the menu of the account.',
      'Use `banner` for what concerns every page. What concerns one page is said in that page.',
    ],
    avoid: ['Actions of one page in the top bar.', 'Two notices that say the same.'],
    examples: [
      { es: 'Pago pendiente de aprobación', en: 'Payment pending approval' },
      { es: 'Por ahora solo se puede consultar', en: 'For now, you can only read' },
    ],
  },
};
