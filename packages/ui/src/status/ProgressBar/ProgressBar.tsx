import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import * as css from './ProgressBar.css.ts';

type ProgressBarProps = {
  label: string;
  isLabelHidden?: boolean;
  /** From 0 to `maxValue`; without it, nobody knows how long. */
  value?: number;
  maxValue?: number;
  /** Words instead of a percentage: "18 of 25". */
  valueText?: string;
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
