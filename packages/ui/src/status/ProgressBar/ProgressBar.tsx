import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as css from './ProgressBar.css.ts';

type ProgressBarProps = {
  /** What is being done or used; its name for people who listen. */
  label: string;
  /** Draws the bar alone, where the words stand beside it already; the label is still read aloud. */
  isLabelHidden?: boolean;
  /** From 0 to `maxValue`; without it, nobody knows how long. */
  value?: number;
  /** What counts as all of it, in the unit of `value`; 100 unless told. */
  maxValue?: number;
  /** Words instead of a percentage: "18 of 25". */
  valueText?: string;
  /** `accent` unless told; `caution` near a limit, `critical` at it, `positive` for what is paid or done. */
  tone?: keyof typeof css.tone;
};

/** How much is done, or how much of a limit is used. */
export function ProgressBar({
  label,
  isLabelHidden,
  value,
  maxValue = 100,
  valueText,
  tone = 'accent',
}: ProgressBarProps) {
  const isIndeterminate = value === undefined;
  return (
    <AriaProgressBar
      value={value}
      maxValue={maxValue}
      isIndeterminate={isIndeterminate}
      valueLabel={valueText}
      aria-label={isLabelHidden ? label : undefined}
      className={css.bar}
    >
      {({ percentage, valueText: shown }) => (
        <>
          {!isLabelHidden && (
            <div className={css.line}>
              <Label className={css.label}>{label}</Label>
              {!isIndeterminate && <span className={css.value}>{shown}</span>}
            </div>
          )}
          <div className={css.track}>
            <div
              className={`${css.fill} ${css.tone[tone]} ${isIndeterminate ? css.moving : ''}`}
              style={isIndeterminate ? undefined : { inlineSize: `${percentage ?? 0}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
