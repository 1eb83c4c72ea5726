import { DecimalField, type DecimalFieldProps } from '../DecimalField/index.ts';

/** A percentage as a decimal string such as "12.50". */
export function PercentField(props: Omit<DecimalFieldProps, 'prefix' | 'suffix'>) {
  return <DecimalField {...props} suffix="%" />;
}
