import { CheckboxGroup } from '@corredor/ui/CheckboxGroup';
import { NumberField } from '@corredor/ui/NumberField';
import { Select } from '@corredor/ui/Select';
import { Switch } from '@corredor/ui/Switch';
import { TextField } from '@corredor/ui/TextField';
import { useTranslation } from 'react-i18next';
import type { Control } from './controls.ts';

interface ControlFieldProps {
  control: Control;
  /** The attribute's text; nothing where it is missing. */
  value: string | undefined;
  onChange: (text: string | undefined) => void;
}

/** Sets one attribute. */
export function ControlField({ control, value, onChange }: ControlFieldProps) {
  const { t } = useTranslation('playground');
  const { name, kind, options = [], usual, bounds } = control;
  const help = t(`help.${control.help}`);
  const description = name === 'sync-url' ? `${help} ${t('settings.notHere')}` : help;
  const field = { label: name, description };
  if (kind === 'flag')
    return (
      <Switch
        isSelected={value !== undefined}
        onChange={(isOn) => onChange(isOn ? '' : undefined)}
        description={description}
      >
        {name}
      </Switch>
    );
  if (kind === 'choice')
    return (
      <Select
        {...field}
        items={options.map((id) => ({ id, label: id === usual ? t('usual', { value: id }) : id }))}
        value={value ?? usual ?? null}
        onChange={(id) => onChange(id ?? undefined)}
      />
    );
  if (kind === 'number')
    return (
      <NumberField
        {...field}
        minValue={bounds?.[0]}
        maxValue={bounds?.[1]}
        value={Number(value ?? usual)}
        hasSteppers
        onChange={(number) => onChange(number === null ? undefined : String(number))}
      />
    );
  if (kind === 'words')
    return (
      <CheckboxGroup
        {...field}
        orientation="horizontal"
        items={options.map((id) => ({ id, label: id }))}
        value={(value ?? usual ?? '').split(' ').filter((word) => options.includes(word))}
        onChange={(ids) => onChange(ids.join(' ') || 'none')}
      />
    );
  return <TextField {...field} value={value ?? ''} onChange={onChange} spellCheck="false" />;
}
