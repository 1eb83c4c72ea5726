import type { ReactNode } from 'react';
import * as css from './Text.css.ts';

type TextProps = {
  /** A sentence, a value, or a line of help. */
  children: ReactNode;
  /** The element to draw: a paragraph unless told, `span` within a line, `div` where blocks stand inside. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'time' | 'li';
  /** A step of the type scale; `md` unless told, `sm` for help and details, `xs` for captions. */
  size?: keyof typeof css.size;
  /** Its meaning by colour; `body` unless told, `muted` for what is read second, `inherit` on a coloured surface. */
  tone?: keyof typeof css.tone;
  /** `regular` unless told; `medium` or `semibold` to make a value stand out within text. */
  weight?: keyof typeof css.weight;
  /** Where its lines stand, when not where the surroundings put them; `end` for amounts in a column. */
  align?: keyof typeof css.align;
  /** An amount or another number: figures of one width, so that columns of them line up, and never broken. Not for sentences. */
  isNumeric?: boolean;
  /** One line, cut with an ellipsis. */
  isTruncated?: boolean;
  /** Keeps the line breaks that a person typed. */
  keepsLines?: boolean;
  /** For `aria-labelledby` or `aria-describedby` of another element. */
  id?: string;
};

/** Running text in the sizes and tones of the theme. */
export function Text({
  children,
  as: Element = 'p',
  size = 'md',
  tone = 'body',
  weight = 'regular',
  id,
  ...props
}: TextProps) {
  const classes = [
    css.text,
    css.size[size],
    css.tone[tone],
    css.weight[weight],
    css.balanced,
    props.align ? css.align[props.align] : '',
    props.isNumeric ? css.numeric : '',
    props.isTruncated ? css.truncated : '',
    props.keepsLines ? css.keepsLines : '',
  ];
  return (
    <Element id={id} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Element>
  );
}
