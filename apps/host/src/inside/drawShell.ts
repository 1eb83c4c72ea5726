import { formatDate, type PlainDate, todayIn } from '@corredor/core/dates';
import { longestLeadingTo } from '@corredor/core/menu';
import { basePath, defaultPath } from '@corredor/core/paths';
import { can, type Requirement } from '@corredor/core/permissions';
import { marks, writeMarks } from './marks.ts';
import { pageShape } from './pageShape.ts';
import type { Reader } from './reader.ts';

/** What the build knows of the frame, besides its drawing. */
export interface FramePlan {
  /** What must be held to follow a link, by its address; whoever is signed in may follow all others. */
  may: Record<string, Requirement>;
  /** The entries of each branch of the menu, itself first. */
  branches: string[][];
  /** Where pages fill the whole window. */
  fullPages: string[];
}

/** The frame as it stands in the page. */
export interface Drawn {
  shell: HTMLElement;
  /** The cards of the dashboard with their words, for each kind of answer. */
  cards: Map<string, Element>;
  /** Writes another day than the browser's. */
  writeToday: (today: PlainDate) => void;
}

/**
 * Draws the frame of the private area before the app is there: a copy of what the build drew from the app's own components, without what
 * this person may not open. Nothing in it can be pressed or is read aloud; the app takes its place.
 */
export function drawShell(reader: Reader, { may, branches, fullPages }: FramePlan): Drawn | null {
  const { record, language, locale } = reader;
  const template = document.getElementById(`shell-${language}`);
  const { pathname } = location;
  const isInFrame = isWithin(pathname, basePath) && !fullPages.some((path) => isWithin(pathname, path));
  if (!(template instanceof HTMLTemplateElement) || !isInFrame) return null;
  const shell = Object.assign(document.createElement('div'), { id: 'shell', inert: true });
  shell.setAttribute('aria-hidden', 'true');
  shell.append(template.content.cloneNode(true));
  const cards = new Map<string, Element>();
  for (const one of shell.querySelectorAll<HTMLElement>('[data-cards]')) {
    cards.set(one.dataset.cards ?? '', one);
    one.remove();
  }
  const page = pageOf(reader);
  for (const one of shell.querySelectorAll<HTMLElement>('[data-page]')) if (one.dataset.page !== page) one.remove();
  leaveOutForbidden(shell, (href) => can(record.permissions, may[href] ?? 'all'));
  markPlace(shell, branches);
  const name = record.full_name.trim() || record.userEmail;
  writeMarks(shell, [
    [`${marks.firstName} ${marks.otherNames}`, name],
    [marks.firstName, name.split(' ')[0] ?? ''],
  ]);
  const written = (today: PlainDate) => formatDate(today, locale);
  let day = written(todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()));
  const days = writeMarks(shell, [[marks.today, day]]);
  document.body.append(shell);
  const writeToday = (today: PlainDate) => {
    for (const text of days) text.nodeValue = text.nodeValue?.replace(day, written(today)) ?? null;
    day = written(today);
  };
  return { shell, cards, writeToday };
}

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** Which page's places are held; none behind a gate, where a dialog comes first. */
function pageOf({ record }: Reader) {
  if (!record.has_partner || !record.valid_subscription || !record.subscription_payed) return null;
  return location.pathname === defaultPath && record.full_name.trim() ? 'dashboard' : pageShape(location.pathname);
}

/** Takes out links to pages that this person may not open, the parts that then hold nothing, and the places of what tells of such pages. */
function leaveOutForbidden(shell: Element, may: (href: string) => boolean) {
  for (const link of shell.querySelectorAll('a')) if (!may(link.pathname)) link.remove();
  for (const part of shell.querySelectorAll<HTMLElement>('[data-needs]'))
    if (!may(part.dataset.needs ?? '')) part.remove();
  for (const part of shell.querySelectorAll('li, section'))
    if (!part.closest('[data-needs]') && !hasLink(part)) part.remove();
  // A card without its link says nothing.
  for (const card of shell.querySelectorAll('[data-figure]')) if (!hasLink(card)) card.remove();
}
const hasLink = (part: Element) => part.querySelector('a') !== null;

/** Marks where the reader is in the menu, and folds the branches that are not open. */
function markPlace(shell: Element, branches: readonly string[][]) {
  const links = [...shell.querySelectorAll('nav a')].map((link) => ({ link, url: link.getAttribute('href') ?? '' }));
  for (const { link } of links) link.removeAttribute('aria-current');
  longestLeadingTo(links, location.pathname, location.search)?.link.setAttribute('aria-current', 'page');
  const lastOpened = localStorage.getItem('menuOpen') ?? '';
  for (const [index, button] of shell.querySelectorAll('nav [aria-expanded]').entries()) {
    const panel = button.nextElementSibling;
    if (branches[index]?.includes(lastOpened) || panel?.querySelector('[aria-current]')) continue;
    button.setAttribute('aria-expanded', 'false');
    panel?.remove();
  }
}
