import type { ImportKind } from '@corredor/core/imports';
import type { ImportStep, ImportWizardView as View } from '@corredor/machines/import-wizard';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Stack } from '@corredor/ui/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountsToSay } from './AmountsToSay.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { DatesToSay } from './DatesToSay.tsx';
import { MakesToSay } from './MakesToSay.tsx';
import { MapStep } from './MapStep.tsx';
import { type ImportNewRecords, NamesToSay } from './NamesToSay.tsx';
import { PercentsToSay } from './PercentsToSay.tsx';
import { PlansToSay } from './PlansToSay.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { ReportStep } from './ReportStep.tsx';
import { FitNotice, RoomNotice } from './RoomNotice.tsx';
import { SidesToSay } from './SidesToSay.tsx';
import { TotalsToKnow } from './TotalsToKnow.tsx';
import type { ImportLimit } from './useImportRoom.ts';
import type { ImportMoves } from './useImportWizard.ts';
import { useImportWords } from './useImportWords.ts';
import { WorkStep } from './WorkStep.tsx';

interface ImportWizardViewProps {
  kind: ImportKind;
  view: View;
  /** Why the last file could not be read. */
  fileProblem?: string;
  moves: ImportMoves;
  onClose: () => void;
  /** What the plan has left for the rows; empty where that is no matter. */
  limits?: readonly ImportLimit[];
  /** The dialogs by which an insurer or a branch that is not there yet is made. */
  newRecords?: ImportNewRecords;
  /** Past imports, below the choice of a file. */
  past?: ReactNode;
}
const places: Record<ImportStep, 1 | 2 | 3 | 4> = {
  choosing: 1,
  reading: 1,
  mapping: 2,
  checking: 3,
  previewing: 3,
  importing: 4,
  interrupted: 4,
  done: 4,
  undoing: 4,
  undoFailed: 4,
  undone: 4,
};

/** The import wizard in every step. */
export function ImportWizardView({
  kind,
  view,
  fileProblem,
  moves,
  limits = [],
  onClose,
  past,
  newRecords,
}: ImportWizardViewProps) {
  const { t } = useTranslation(['imports', 'common']);
  const place = places[view.step];
  return (
    <Dialog
      isOpen
      // Only what shows the rows of the file needs their width.
      size={place === 1 ? 'medium' : place === 3 ? 'full' : 'large'}
      title={t(`title.${kind}`)}
      description={t('step.of', { place, name: t(`step.${place}`) })}
      isDismissable={!view.isBusy}
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={<Actions view={view} moves={moves} onClose={onClose} />}
    >
      <Stack>
        {view.error && view.step !== 'choosing' && view.step !== 'mapping' && (
          <Banner tone="critical" title={t(view.step === 'interrupted' ? 'failed.import' : 'failed.other')} isLive>
            {view.error.isLost ? t('failed.lost') : t('failed.kept', { message: view.error.message })}
          </Banner>
        )}
        <Step
          kind={kind}
          view={view}
          fileProblem={fileProblem}
          moves={moves}
          limits={limits}
          past={past}
          newRecords={newRecords}
        />
      </Stack>
    </Dialog>
  );
}

function Step({
  kind,
  view,
  fileProblem,
  moves,
  limits = [],
  past,
  newRecords,
}: Omit<ImportWizardViewProps, 'onClose'>) {
  const { t } = useTranslation('imports');
  const { labelOf } = useImportWords(kind, view.extras);
  switch (view.step) {
    case 'choosing':
    case 'reading':
      return (
        <>
          <RoomNotice limits={limits} />
          <ChooseStep
            kind={kind}
            extras={view.extras}
            problem={fileProblem}
            onFile={moves.choose}
            isReading={view.step === 'reading'}
            progress={view.readShare ?? undefined}
          />
          {past}
        </>
      );
    case 'mapping':
      return (
        <MapStep
          kind={kind}
          view={view}
          problem={fileProblem}
          onRead={moves.chooseReading}
          onMap={moves.map}
          onActivation={moves.chooseActivation}
        />
      );
    case 'previewing':
      return (
        <>
          <FitNotice rows={view.rows} limits={limits} />
          {view.names.length > 0 && <NamesToSay names={view.names} onName={moves.name} newRecords={newRecords} />}
          {view.dates && <DatesToSay dates={view.dates} labelOf={labelOf} onOrder={moves.chooseOrder} />}
          {view.amounts && <AmountsToSay amounts={view.amounts} labelOf={labelOf} onDecimal={moves.chooseDecimal} />}
          {view.percents.map((percents) => (
            <PercentsToSay
              key={percents.field}
              percents={percents}
              labelOf={labelOf}
              onScale={(scale) => moves.chooseScale(percents.field, scale)}
            />
          ))}
          {view.sides && <SidesToSay sides={view.sides} onCharge={moves.chooseCharge} />}
          {view.makes && <MakesToSay makes={view.makes} onSide={moves.chooseMakeSide} />}
          {view.several && (
            <Banner tone="info" title={t('several.title', { count: view.several.rows })} isLive>
              {t('several.text', { text: view.several.text })}
            </Banner>
          )}
          {view.totals && <TotalsToKnow totals={view.totals} />}
          {view.plans.map((plans) => (
            <PlansToSay key={plans.doubt} plans={plans} onFall={(fall) => moves.chooseFall(plans.doubt, fall)} />
          ))}
          <PreviewStep kind={kind} view={view} onFix={moves.fix} onSkip={moves.skip} onSkipBad={moves.skipBad} />
        </>
      );
    case 'done':
    case 'undone':
      return <ReportStep kind={kind} view={view} onFixRest={moves.fixRest} onUndo={moves.undo} />;
    default:
      return <WorkStep view={view} />;
  }
}

/** What can be done at this step, the way on last. */
function Actions({ view, moves, onClose }: Pick<ImportWizardViewProps, 'view' | 'moves' | 'onClose'>) {
  const { t } = useTranslation(['imports', 'common']);
  const { counts } = view;
  switch (view.step) {
    case 'choosing':
      return <Button onPress={onClose}>{t('common:action.cancel')}</Button>;
    case 'mapping':
      return (
        <>
          {view.isBusy ? (
            <Button onPress={moves.cancel}>{t('common:action.cancel')}</Button>
          ) : (
            <Button onPress={moves.chooseAgain}>{t('action.otherFile')}</Button>
          )}
          <Button
            tone="accent"
            isDisabled={view.isBusy || view.missing.length > 0 || view.table?.rows.length === 0}
            onPress={moves.confirmMapping}
          >
            {t('action.check')}
          </Button>
        </>
      );
    case 'previewing':
      return (
        <>
          <Button onPress={moves.changeMapping}>{t('action.mapping')}</Button>
          {!view.isUnsaved ? (
            <Button tone="accent" onPress={onClose}>
              {t('action.close')}
            </Button>
          ) : counts.unchecked > 0 ? (
            <Button tone="accent" onPress={moves.check}>
              {t('action.checkAgain', { count: counts.unchecked })}
            </Button>
          ) : (
            <Button tone="accent" isDisabled={!view.canImport} onPress={moves.start}>
              {t('action.import', { count: counts.good })}
            </Button>
          )}
        </>
      );
    case 'interrupted':
    case 'undoFailed':
      return (
        <>
          <Button onPress={moves.cancel}>{t(view.step === 'interrupted' ? 'action.stopHere' : 'action.leave')}</Button>
          <Button tone="accent" onPress={moves.retry}>
            {t('action.goOn')}
          </Button>
        </>
      );
    case 'done':
      return (
        <Button tone="accent" onPress={onClose}>
          {t('action.close')}
        </Button>
      );
    case 'undone':
      return (
        <>
          <Button onPress={moves.chooseAgain}>{t('action.otherFile')}</Button>
          <Button tone="accent" onPress={onClose}>
            {t('action.close')}
          </Button>
        </>
      );
    case 'undoing':
      return null;
    default:
      return (
        <Button isDisabled={view.isCancelling} onPress={moves.cancel}>
          {t('common:action.cancel')}
        </Button>
      );
  }
}
