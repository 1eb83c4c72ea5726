import { SuggestField } from '@corredor/ui/SuggestField';
import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import type { VehicleValues } from './vehicleValues.ts';

interface WordFieldProps {
  control: Control<VehicleValues>;
  name: 'brand' | 'color' | 'vehicle_type' | 'activity';
  maxLength: number;
  /** The usual words, offered while one types; any other is as good. */
  words: readonly string[];
  isRequired?: boolean;
}

/** One line of any text, with the usual words offered. */
export function WordField({ control, name, words, ...props }: WordFieldProps) {
  const { t } = useTranslation('vehicles');
  return (
    <Controller
      control={control}
      name={name}
      render={(bound) => {
        const field = bindField(bound);
        const typed = field.value.trim().toLowerCase();
        return (
          <SuggestField
            label={t(`field.${name}`)}
            {...props}
            {...field}
            suggestions={words.filter((word) => word.toLowerCase().includes(typed)).slice(0, 12)}
          />
        );
      }}
    />
  );
}
