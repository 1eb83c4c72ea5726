import { ownDirection, size, space, token } from '@corredor/ui/plainTokens';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 44em)';
const title = { ...ownDirection, margin: 0, overflowWrap: 'anywhere' } as const;

/** The look of each part. */
export const styles = {
  banner: style({
    display: 'grid',
    gap: `${space(1)} ${space(5)}`,
    alignItems: 'center',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '@container': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
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
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(2)} ${space(3)}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  address: style({ ...ownDirection, fontStyle: 'normal' }),
  summary: style({ ...ownDirection, margin: 0, maxInlineSize: '65ch', whiteSpace: 'pre-line' }),
  tags: style({ display: 'flex', flexWrap: 'wrap', gap: space(1.5), margin: 0, padding: 0, listStyle: 'none' }),
  qr: style({ display: 'block', inlineSize: '10em', blockSize: '10em', borderRadius: '8px', background: '#fff' }),
  actions: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(2),
    gridColumn: '1 / -1',
    marginBlockStart: space(3),
    '@container': { [wide]: { gridColumn: 'auto', margin: 0 } },
  }),
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
/** Keeps what it opens at a distance. */
export const opener = style({ marginBlockEnd: space(2) });
/** The code to point a phone at stands beside what is said, where there is room. */
export const beside = style({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space(8) } },
});
export const code = style({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  '@container': {
    [wide]: {
      justifyItems: 'stretch',
      padding: space(4),
      border: `1px solid ${token.border}`,
      borderRadius: token.radius,
      textAlign: 'center',
    },
  },
});
