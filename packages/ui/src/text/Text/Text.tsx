import type { ReactNode } from 'react';
import * as css from './Text.css.ts';

type TextProps = {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'time' | 'li';
  size?: keyof typeof css.size;
  tone?: keyof typeof css.tone;
  weight?: keyof typeof css.weight;
  align?: keyof typeof css.align;
  /** Figures of one width, so that columns of numbers line up. */
  isNumeric?: boolean;
  /** One line, cut with an ellipsis. */
  isTruncated?: boolean;
  /** Keeps the line breaks that a person typed. */
  keepsLines?: boolean;
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
