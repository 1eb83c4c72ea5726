import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { focusField } from '@corredor/ui/ErrorSummary';
import { Inline } from '@corredor/ui/Inline';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { DraftOffer, FormDraft } from './useDraft.ts';

const fewAreShown = 3;

/** Offers what was left unfinished in a form, each by its time and name: to go on with, or to discard; nothing where nothing was left. */
export function DraftBanner({ draft: { offers, dismiss } }: { draft: Pick<FormDraft, 'offers' | 'dismiss'> }) {
  const { t } = useTranslation('frames');
  const { dateTime } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const { place, answered } = useFocusAfterAnswer(offers.length);
  const [first] = offers;
  if (!first) return null;
  const isStale = offers.some((offer) => offer.isStale);
  const help = t(isStale ? 'draft.stale' : 'draft.text');
  const nameOf = ({ label, savedAt }: DraftOffer) =>
    label ? t('draft.named', { name: label, when: dateTime(savedAt) }) : dateTime(savedAt);
  const putAway = () => {
    answered();
    dismiss();
  };
  const shown = isWhole ? offers : offers.slice(0, fewAreShown);
  if (offers.length === 1)
    return (
      <div ref={place}>
        <Banner
          tone={isStale ? 'caution' : 'info'}
          isLive
          title={t('draft.title', { when: nameOf(first) })}
          action={<Answers offer={first} name={nameOf(first)} onAnswer={answered} />}
          onDismiss={putAway}
        >
          {help}
        </Banner>
      </div>
    );
  return (
    <div ref={place}>
      <Banner
        tone={isStale ? 'caution' : 'info'}
        isLive
        title={t('draft.titles', { count: offers.length })}
        onDismiss={putAway}
      >
        <Stack gap="xsmall">
          <Text>{help}</Text>
          <Stack as="ul" gap="xsmall">
            {shown.map((offer) => (
              <li key={offer.key}>
                <Spread gap="small">
                  <Text as="span">{nameOf(offer)}</Text>
                  <Answers offer={offer} name={nameOf(offer)} onAnswer={answered} />
                </Spread>
              </li>
            ))}
          </Stack>
          {shown.length < offers.length && (
            <Inline>
              <Button size="small" tone="quiet" onPress={() => setWhole(true)}>
                {t('draft.more', { count: offers.length - shown.length })}
              </Button>
            </Inline>
          )}
        </Stack>
      </Banner>
    </div>
  );
}

/** Whoever writes in a field by now keeps the focus. */
const isWriting = () => document.activeElement?.matches('input, textarea, select') ?? false;

/** A button that answers goes with its offer: the focus moves to the next offer, or to the form's first field where none is left. */
function useFocusAfterAnswer(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const answeredIn = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    const form = answeredIn.current;
    answeredIn.current = null;
    if (!form || isWriting()) return;
    if (count > 0) return place.current?.querySelector('button')?.focus();
    const field = form.querySelector('[data-field]');
    focusField(field?.getAttribute('data-field') ?? '', form);
  }, [count]);
  return {
    place,
    answered: () => {
      answeredIn.current = place.current?.closest('form') ?? null;
    },
  };
}

interface AnswersProps {
  offer: DraftOffer;
  name: string;
  onAnswer: () => void;
}

function Answers({ offer, name, onAnswer }: AnswersProps) {
  const { t } = useTranslation('frames');
  const answer = (act: () => void) => () => {
    onAnswer();
    act();
  };
  return (
    <Inline gap="small">
      <Button size="small" onPress={answer(offer.resume)} aria-label={t('draft.continueNamed', { name })}>
        {t('draft.continue')}
      </Button>
      <Button size="small" onPress={answer(offer.discard)} aria-label={t('draft.discardNamed', { name })}>
        {t('draft.discard')}
      </Button>
    </Inline>
  );
}
