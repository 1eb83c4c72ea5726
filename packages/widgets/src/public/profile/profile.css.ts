import { ownDirection, size, space, token } from '@corredor/ui/plainTokens';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = '(min-width: 44em)';
const title = { ...ownDirection, margin: 0, overflowWrap: 'anywhere' } as const;

/** The look of each part. */
export const styles = {
  banner: style({
    display: 'grid',
    gap: `${space(1)} ${space(5)}`,
    alignItems: 'center',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
  }),
  avatar: style({ inlineSize: 'calc(5em / 1.5)', blockSize: 'calc(5em / 1.5)', fontSize: size(1.5) }),
  name: style({
    ...title,
    fontSize: `clamp(${size(1.25)}, 5cqi, ${size(1.625)})`,
    fontWeight: 650,
    lineHeight: 1.2,
    outline: 'none',
    textWrap: 'balance',
  }),
  slogan: style({ ...ownDirection, margin: 0, marginBlockStart: space(1), fontSize: size(1.0625), color: token.muted }),
  section: style({ display: 'grid', gap: space(2), alignContent: 'start', minInlineSize: 0 }),
  'section-title': style({ ...title, fontSize: size(0.9375), fontWeight: 600 }),
  contact: style({
    display: 'grid',
    gap: space(2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  address: style({ ...ownDirection, fontStyle: 'normal' }),
  summary: style({ ...ownDirection, margin: 0, maxInlineSize: '65ch', whiteSpace: 'pre-line' }),
  tags: style({ display: 'flex', flexWrap: 'wrap', gap: space(1.5), margin: 0, padding: 0, listStyle: 'none' }),
  qr: style({
    display: 'block',
    justifySelf: 'center',
    inlineSize: '10em',
    blockSize: '10em',
    borderRadius: '8px',
    background: '#fff',
  }),
  actions: style({ display: 'grid', gap: space(2), minInlineSize: 0 }),
  status: style({
    margin: 0,
    fontSize: size(0.9375),
    color: token.muted,
    selectors: { '&:empty': { display: 'none' } },
  }),
  error: style({ display: 'grid', justifyItems: 'start', gap: space(3) }),
  branding: style({ fontSize: size(0.8125), color: token.muted }),
};

export const stack = style({ display: 'grid', gap: space(6) });
export const failure = style({ color: token.danger });
export const sections = style({ display: 'grid' });
/** Titles beside what they head, with quiet lines between. */
export const row = style({
  paddingBlock: space(4),
  borderBlockStart: `1px solid ${token.border}`,
  '@container': { [wide]: { gridTemplateColumns: '11em minmax(0, 1fr)' } },
});
export const blocks = style({
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18em), 1fr))',
});
/** As wide as its place, and at a distance from what it opens. */
export const opener = style({ inlineSize: '100%', selectors: { 'details[open] > &': { marginBlockEnd: space(2) } } });
/** How to reach the broker stands beside what is said of it, where there is room. */
export const beside = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(17em, 20em)', gap: space(8) } },
});
export const card = style({
  display: 'grid',
  gap: space(2),
  minInlineSize: 0,
  '@container': { [wide]: { gridColumn: 2, gridRow: 1 } },
});
globalStyle(`${card} :is(a, button, summary)`, {
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
globalStyle(`${card} li > a`, { inlineSize: '100%' });
/** A phone has a list of its own to share with, and nobody points it at itself. */
export const onPhone = style({ '@container': { [wide]: { display: 'none' } } });
export const withRoom = style({ display: 'none', '@container': { [wide]: { display: 'block' } } });
export const code = style({ display: 'grid', gap: space(2), justifyItems: 'stretch' });
