import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Inline } from '@corredor/ui/Inline';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';
import type { DraftOffer, FormDraft } from './useDraft.ts';

/** Offers what was left unfinished in a form, each by its time and name: to go on with, or to discard; nothing where nothing was left. */
export function DraftBanner({ draft: { offers, dismiss } }: { draft: Pick<FormDraft, 'offers' | 'dismiss'> }) {
  const { t } = useTranslation('crud');
  const { dateTime } = useFormats();
  const [first] = offers;
  if (!first) return null;
  const isStale = offers.some((offer) => offer.isStale);
  const help = t(isStale ? 'draft.stale' : 'draft.text');
  const nameOf = ({ label, savedAt }: DraftOffer) =>
    label ? t('draft.named', { name: label, when: dateTime(savedAt) }) : dateTime(savedAt);
  if (offers.length === 1)
    return (
      <Banner
        tone={isStale ? 'caution' : 'info'}
        isLive
        title={t('draft.title', { when: nameOf(first) })}
        action={<Answers offer={first} name={nameOf(first)} />}
        onDismiss={dismiss}
      >
        {help}
      </Banner>
    );
  return (
    <Banner
      tone={isStale ? 'caution' : 'info'}
      isLive
      title={t('draft.titles', { count: offers.length })}
      onDismiss={dismiss}
    >
      <Stack gap="xsmall">
        <Text>{help}</Text>
        <Stack as="ul" gap="xsmall">
          {offers.map((offer) => (
            <li key={offer.key}>
              <Spread gap="small">
                <Text as="span">{nameOf(offer)}</Text>
                <Answers offer={offer} name={nameOf(offer)} />
              </Spread>
            </li>
          ))}
        </Stack>
      </Stack>
    </Banner>
  );
}

function Answers({ offer, name }: { offer: DraftOffer; name: string }) {
  const { t } = useTranslation('crud');
  return (
    <Inline gap="small">
      <Button size="small" tone="accent" onPress={offer.resume} aria-label={t('draft.continueNamed', { name })}>
        {t('draft.continue')}
      </Button>
      <Button size="small" onPress={offer.discard} aria-label={t('draft.discardNamed', { name })}>
        {t('draft.discard')}
      </Button>
    </Inline>
  );
}
