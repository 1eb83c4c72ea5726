import type { CallError } from '@corredor/core/errors';
import { Banner } from '@corredor/ui/Banner';
import { ErrorSummary } from '@corredor/ui/ErrorSummary';
import { Text } from '@corredor/ui/Text';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAboutPlan, PlanHelp } from '../records/index.ts';
import { DraftBanner } from './DraftBanner.tsx';
import type { SaveForm } from './useSaveForm.ts';

interface FormProblemsProps {
  saving: SaveForm;
  /** Names a field. */
  labelOf?: (name: string) => string | undefined;
}

/** What stands above a form: unfinished drafts of it, the fields that are wrong, or else why the call failed. */
export function FormProblems(props: FormProblemsProps) {
  return (
    <>
      {props.saving.draft && <DraftBanner draft={props.saving.draft} />}
      {props.saving.draft?.isTooMuch && <TooMuch />}
      <Problems {...props} />
    </>
  );
}

/** Nothing that is typed is dropped in silence: who leaves now would lose it. */
function TooMuch() {
  const { t } = useTranslation('frames');
  return (
    <Banner tone="caution" isLive title={t('draft.tooMuch')}>
      {t('draft.tooMuchText')}
    </Banner>
  );
}

function Problems({ saving, labelOf }: FormProblemsProps) {
  const place = useRef<HTMLDivElement>(null);
  const unread = useUnread(place);
  const found = saving.problems.filter(({ name }) => unread.every((one) => one.name !== name));
  const problems = [...found, ...unread].map(({ name, message }) => {
    const label = labelOf?.(name);
    return { name, message: label ? `${label}: ${message}` : message };
  });
  return (
    <>
      <div ref={place} hidden />
      <ErrorSummary problems={problems} refusals={saving.refusals} />
      {problems.length === 0 && saving.failure && <Failure failure={saving.failure} />}
    </>
  );
}

/** What stands below a field as wrong. */
const errorIn = (field: Element) => {
  const ids = field.querySelector('input')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = ids.map((id) => field.ownerDocument.getElementById(id));
  return texts.find((one) => one?.getAttribute('slot') === 'errorMessage')?.textContent ?? '';
};

/** Numbers that are none as they stand: their fields hold the form back before anything else looks at it, and are named until they are mended. */
function useUnread(place: RefObject<HTMLElement | null>) {
  const [unread, setUnread] = useState<SaveForm['problems']>([]);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    let timer = 0;
    let isTold = false;
    const read = () => {
      const fields = [...form.querySelectorAll('[data-unread][data-field]')];
      isTold = fields.length > 0;
      setUnread(fields.map((field) => ({ name: field.getAttribute('data-field') ?? '', message: errorIn(field) })));
    };
    // What is wrong stands below the field once it was led to.
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(read);
    };
    const mended = () => isTold && later();
    form.addEventListener('submit', later, true);
    form.addEventListener('input', mended);
    return () => {
      window.clearTimeout(timer);
      form.removeEventListener('submit', later, true);
      form.removeEventListener('input', mended);
    };
  }, [place]);
  return unread;
}

/** Why the call failed, brought into view: the button that was pressed may be a long way below. */
function Failure({ failure }: { failure: CallError }) {
  const { t } = useTranslation('common');
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is shown
  useEffect(() => {
    // Browsers begin to answer a promise, which is no way to clean up.
    place.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <div ref={place}>
      <Banner tone="critical" title={isOwn(failure) ? t('error.withoutResponse') : failure.message} isLive>
        <FailureHelp failure={failure} />
      </Banner>
    </div>
  );
}

/** No call failed, but the program around it: such an error speaks to programmers. */
const isOwn = ({ status, isLost }: CallError) => status === undefined && !isLost;

/** What a failure means for what was typed: it stays, whatever went wrong. */
function FailureHelp({ failure }: { failure: CallError }) {
  const { t } = useTranslation(['frames', 'common']);
  const { status, code } = failure;
  if (isAboutPlan(code)) return <PlanHelp failure={failure} />;
  if (status === undefined)
    return (
      <>
        <Text>{t(isOwn(failure) ? 'common:error.operation' : 'common:error.communication')}</Text>
        <Text>{t('form.kept')}</Text>
      </>
    );
  return status >= 500 ? <Text>{t('common:error.operation')}</Text> : null;
}
