import { size, space, token } from '@corredor/ui/plainTokens';
import { style } from '@vanilla-extract/css';

const title = { margin: 0, overflowWrap: 'anywhere' } as const;

/** The look of each part. */
export const styles = {
  banner: style({
    display: 'grid',
    gap: `${space(1)} ${space(5)}`,
    alignItems: 'center',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
  }),
  avatar: style({ inlineSize: '5rem', blockSize: '5rem', fontSize: size(1.5) }),
  name: style({
    ...title,
    fontSize: size(1.625),
    fontWeight: 650,
    lineHeight: 1.2,
    outline: 'none',
    textWrap: 'balance',
  }),
  slogan: style({ margin: 0, marginBlockStart: space(1), fontSize: size(1.0625), color: token.muted }),
  section: style({ display: 'grid', gap: space(2), alignContent: 'start', minInlineSize: 0 }),
  'section-title': style({ ...title, fontSize: size(0.9375), fontWeight: 600 }),
  contact: style({ display: 'grid', gap: space(2), justifyItems: 'start', margin: 0, padding: 0, listStyle: 'none' }),
  address: style({ fontStyle: 'normal' }),
  summary: style({ margin: 0, maxInlineSize: '65ch', whiteSpace: 'pre-line' }),
  tags: style({ display: 'flex', flexWrap: 'wrap', gap: space(1.5), margin: 0, padding: 0, listStyle: 'none' }),
  qr: style({ display: 'block', inlineSize: '10rem', blockSize: '10rem', borderRadius: '8px', background: '#fff' }),
  actions: style({ display: 'flex', flexWrap: 'wrap', gap: space(2) }),
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
export const sections = style({ display: 'grid', gap: space(6) });
export const blocks = style({
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
export const bones = style({ display: 'grid', gap: space(2) });
