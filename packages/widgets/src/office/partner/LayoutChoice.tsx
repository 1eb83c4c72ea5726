import type { ProfileLayout } from '@corredor/core/api';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './LayoutChoice.css.ts';

const layouts = ['default', 'blocks'] as const;

interface LayoutChoiceProps {
  value: ProfileLayout;
  onChange: (layout: ProfileLayout) => void;
  isDisabled?: boolean;
  /** Where a heading says the same. */
  isLabelHidden?: boolean;
}

/** How the public profile is laid out, chosen by its picture. */
export function LayoutChoice({ value, onChange, isDisabled = false, isLabelHidden = false }: LayoutChoiceProps) {
  const { t } = useTranslation(['partner', 'common']);
  const name = useId();
  return (
    <fieldset className={css.group} disabled={isDisabled} data-field="layout">
      <legend className={css.legend}>
        {isLabelHidden ? <VisuallyHidden>{t('field.layout')}</VisuallyHidden> : t('field.layout')}
      </legend>
      <div className={css.choices}>
        {layouts.map((layout) => (
          <label key={layout} className={css.choice}>
            <input
              type="radio"
              className={css.input}
              name={name}
              value={layout}
              checked={value === layout}
              onChange={() => onChange(layout)}
            />
            <span className={css.card}>
              <LayoutDrawing layout={layout} />
              <span className={css.name}>{t(`common:profileLayout.${layout}`)}</span>
              <span className={css.words}>{t(`layout.${layout}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A sketch of a page: one column with its head, or cards beside each other. */
function LayoutDrawing({ layout }: { layout: ProfileLayout }) {
  const shapes =
    layout === 'default'
      ? [
          'M8 8h16v16H8z',
          'M30 10h50v5H30z',
          'M30 19h34v3H30z',
          'M8 32h104v3H8z',
          'M8 39h104v3H8z',
          'M8 46h80v3H8z',
          'M8 57h50v3H8z',
        ]
      : ['M8 8h104v14H8z', 'M8 28h49v16H8z', 'M63 28h49v16H63z', 'M8 50h49v14H8z', 'M63 50h49v14H63z'];
  return (
    <svg viewBox="0 0 120 72" aria-hidden="true" className={css.drawing}>
      <path d={shapes.join('')} fill="currentColor" />
    </svg>
  );
}
