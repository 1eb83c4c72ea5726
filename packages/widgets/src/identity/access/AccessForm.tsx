import type { BasicKey } from '@corredor/core/i18n';
import { recordOf } from '@corredor/core/keys';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { focusField } from '@corredor/ui/ErrorSummary';
import { Stack } from '@corredor/ui/Stack';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problems, Values } from './rules.ts';
import { useCountdown } from './useCountdown.ts';
import type { SendState } from './useSubmit.ts';

interface AccessFormProps<Name extends string> {
  /** The fields in the order in which they stand. */
  names: readonly Name[];
  check: (values: Values<Name>) => Problems<Name>;
  state: SendState;
  onSubmit: (values: Values<Name>) => void;
  submitLabel: string;
  /** Within a page that has more to say, the button is an ordinary one. */
  isPart?: boolean;
  /** Stands above the fields instead of the failure's own message. */
  notice?: ReactNode;
  children: (errorOf: (name: Name) => string | undefined) => ReactNode;
}

/** A short form: checks before it sends, shows what is wrong under each field and goes to the first of them. */
export function AccessForm<Name extends string>(props: AccessFormProps<Name>) {
  const { names, state } = props;
  const { t } = useTranslation(['access', 'basics']);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const error = state.status === 'failed' ? state.error : undefined;
  const seconds = useCountdown(error);
  const refused = names.find((name) => error?.fields[name]);

  useEffect(() => {
    if (error && refused) focusField(refused, form.current);
  }, [error, refused]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'busy' || seconds > 0) return;
    const data = new FormData(event.currentTarget);
    const values = recordOf(names, (name) => String(data.get(name) ?? ''));
    const found = props.check(values);
    setProblems(found);
    const first = names.find((name) => found[name]);
    if (first) focusField(first, form.current);
    else props.onSubmit(values);
  }

  function errorOf(name: Name) {
    const key: BasicKey | undefined = problems[name];
    if (key === 'validation.required') return t(`required.${name}` as 'required.email');
    return key ? t(`basics:${key}`) : error?.fields[name];
  }

  const hasWaited = error?.retryAfter !== undefined && seconds === 0;
  const failure = error && !refused && !hasWaited && (
    <Banner tone={seconds > 0 ? 'caution' : 'critical'} isLive>
      {error.message}
    </Banner>
  );
  return (
    // Where no script takes it over, a password must not stand in an address.
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <Stack gap="medium">
        {props.notice ?? failure}
        {props.children(errorOf)}
        <div>
          <Button
            type="submit"
            tone={props.isPart ? 'neutral' : 'accent'}
            size={props.isPart ? undefined : 'large'}
            isFullWidth={!props.isPart}
            isPending={state.status === 'busy'}
            isDisabled={seconds > 0}
          >
            {seconds > 90 && t('form.waitMinutes', { minutes: Math.ceil(seconds / 60) })}
            {seconds > 0 && seconds <= 90 && t('form.wait', { seconds })}
            {seconds === 0 && props.submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
