import type { Draft } from '@corredor/core/api';
import { Badge, badgeText } from '@corredor/ui/Badge';
import { Button } from '@corredor/ui/Button';
import { IconButton } from '@corredor/ui/IconButton';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Popover } from '@corredor/ui/Popover';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { FilePen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../base/app/index.ts';
import type { Unfinished } from './readDraftKey.ts';

export interface UnfinishedForm extends Unfinished {
  draft: Draft;
}
interface UnfinishedFormsViewProps {
  /** Newest first. */
  forms: readonly UnfinishedForm[];
  onDiscard: (form: UnfinishedForm) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
const fewAreShown = 3;

/** How many forms were left unfinished, and the list behind it: each to go on with or to discard. */
export function UnfinishedFormsView({ forms, isOpen, onOpenChange, onDiscard }: UnfinishedFormsViewProps) {
  const { t } = useTranslation('shell');
  const { dateTime } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const { list, answering } = useFocusAfterAnswer(forms.length);
  const shown = isWhole ? forms : forms.slice(0, fewAreShown);
  const nameOf = ({ kind, isNew, draft }: UnfinishedForm) => {
    const what = t(`unfinished.${kind}`, isNew ? { context: 'new' } : {});
    return draft.label ? t('unfinished.named', { what, name: draft.label }) : what;
  };
  const title = t('unfinished.title', { count: forms.length });
  return (
    <Popover
      title={title}
      size="large"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <IconButton
          icon={FilePen}
          label={t('unfinished.counter', { number: badgeText(forms.length) })}
          placement="bottom"
          badge={<Badge count={forms.length} tone="accent" />}
        />
      }
    >
      <div ref={list}>
        <Stack gap="xsmall">
          <Stack as="ul" gap="xsmall">
            {shown.map((form) => {
              const name = nameOf(form);
              return (
                <li key={form.draft.key}>
                  <Spread gap="small">
                    <Text as="span">
                      {name}{' '}
                      <Text as="span" tone="muted">
                        {dateTime(form.draft.saved_at)}
                      </Text>
                    </Text>
                    <Inline>
                      <LinkButton
                        size="small"
                        href={form.href}
                        onPress={() => onOpenChange(false)}
                        aria-label={t('unfinished.continueNamed', { name })}
                      >
                        {t('unfinished.continue')}
                      </LinkButton>
                      <Button
                        size="small"
                        tone="quiet"
                        onPress={answering(() => onDiscard(form))}
                        aria-label={t('unfinished.discardNamed', { name })}
                      >
                        {t('unfinished.discard')}
                      </Button>
                    </Inline>
                  </Spread>
                </li>
              );
            })}
          </Stack>
          {shown.length < forms.length && (
            <Inline>
              <Button size="small" tone="quiet" onPress={() => setWhole(true)}>
                {t('unfinished.more', { count: forms.length - shown.length })}
              </Button>
            </Inline>
          )}
        </Stack>
      </div>
    </Popover>
  );
}

/** A button that answers goes with its form: the focus moves to the next form, or to the page's heading where none is left. */
function useFocusAfterAnswer(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const isAnswered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is with the number that a form has gone
  useEffect(() => {
    if (isAnswered.current) list.current?.querySelector('a')?.focus();
    isAnswered.current = false;
  }, [count]);
  useEffect(
    () => () => {
      if (!isAnswered.current) return;
      // The list gives the focus back to its button first, which goes as well.
      requestAnimationFrame(() => requestAnimationFrame(focusHeading));
    },
    [],
  );
  const answering = (answer: () => void) => () => {
    isAnswered.current = true;
    answer();
  };
  return { list, answering };
}

function focusHeading() {
  const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
