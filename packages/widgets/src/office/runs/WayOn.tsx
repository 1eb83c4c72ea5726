import type { Run } from '@corredor/core/api';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Inline } from '@corredor/ui/Inline';
import { ProgressBar } from '@corredor/ui/ProgressBar';
import { Ban, Play, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ways } from './useGoOn.ts';

interface WayOnProps {
  run: Run;
  ways: Ways;
}

/** How far the work on a run is; or what is left of it, and the ways on. */
export function WayOn({ run, ways }: WayOnProps) {
  const { t } = useTranslation('runs');
  const { progress, stop, tryAgain } = ways;
  if (progress)
    return (
      <Banner
        title={t('going')}
        action={
          <Button size="small" onPress={stop} isDisabled={progress.isStopping}>
            {t(progress.isStopping ? 'stopping' : 'stop')}
          </Button>
        }
      >
        <ProgressBar
          label={t('progress')}
          value={progress.done}
          maxValue={Math.max(1, progress.total)}
          valueText={t('doneOf', { done: progress.done, total: progress.total })}
        />
      </Banner>
    );
  if (run.status === 'running') return <Unfinished run={run} ways={ways} />;
  if (run.status === 'cancelled' || run.failed === 0) return null;
  return (
    <Banner
      title={t('refused.title', { count: run.failed })}
      action={
        <Button size="small" icon={RotateCw} onPress={tryAgain}>
          {t('refused.tryAgain')}
        </Button>
      }
    >
      {t('refused.text', { count: run.failed })}
    </Banner>
  );
}

/** Says that a run has not ended, and offers to go on, to end it or to give it up. */
function Unfinished({ run, ways: { isEnding, goOn, finish, giveUp } }: WayOnProps) {
  const { t } = useTranslation(['runs', 'common']);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Banner
        tone="caution"
        title={run.waiting > 0 ? t('open.title', { count: run.waiting }) : t('open.nothing')}
        action={
          <Inline>
            {run.waiting > 0 ? (
              <>
                <Button size="small" tone="accent" icon={Play} onPress={goOn}>
                  {t('goOn')}
                </Button>
                <Button size="small" icon={Ban} onPress={() => setAsking(true)}>
                  {t('giveUp')}
                </Button>
              </>
            ) : (
              <Button size="small" tone="accent" onPress={finish} isPending={isEnding}>
                {t('finish')}
              </Button>
            )}
          </Inline>
        }
      >
        {run.waiting > 0 ? t('open.text') : t('open.finishText')}
      </Banner>
      <ConfirmDialog
        isOpen={isAsking}
        tone="critical"
        title={t('ask.title')}
        confirmLabel={t('giveUp')}
        cancelLabel={t('common:action.cancel')}
        isPending={isEnding}
        onConfirm={giveUp}
        onCancel={() => setAsking(false)}
      >
        {t('ask.text', { count: run.waiting })}
      </ConfirmDialog>
    </>
  );
}
