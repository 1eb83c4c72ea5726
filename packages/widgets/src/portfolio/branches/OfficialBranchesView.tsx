import type { Branch } from '@corredor/core/api';
import { branchGroups, type OfficialBranch } from '@corredor/core/branches';
import { Button } from '@corredor/ui/Button';
import { CheckboxGroup } from '@corredor/ui/CheckboxGroup';
import { Dialog } from '@corredor/ui/Dialog';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Inline } from '@corredor/ui/Inline';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';
import { useLeaving } from '../../frames/leaving/index.ts';
import type { RecordState } from '../../frames/records/index.ts';
import * as css from './OfficialBranches.css.ts';

interface OfficialBranchesViewProps {
  official: readonly OfficialBranch[];
  /** The brokerage's own branches. */
  held: RecordState<readonly Pick<Branch, 'name' | 'code'>[]>;
  isAdding: boolean;
  onAdd: (codes: string[]) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** The authority's list by groups, with a tick for each branch; what the brokerage has is ticked and stays so. */
export function OfficialBranchesView({ official, held, isAdding, onAdd, onRetry, onClose }: OfficialBranchesViewProps) {
  const { t } = useTranslation(['branches', 'common']);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isHeld = (branch: OfficialBranch) => held.status === 'ready' && held.record.some((own) => isSame(own, branch));
  const free = held.status === 'ready' ? official.filter((branch) => !isHeld(branch)) : [];
  const codes = free.filter(({ code }) => chosen.has(code)).map(({ code }) => code);
  const isFull = free.length > 0 && codes.length === free.length;
  const choose = (group: readonly OfficialBranch[], ticked: readonly string[]) =>
    setChosen(
      (before) => new Set([...before, ...ticked].filter((code) => isOut(group, code) || ticked.includes(code))),
    );
  const { close, question } = useLeaving({ isDirty: codes.length > 0 && !isAdding, onClose });
  return (
    <>
      <Dialog
        isOpen
        size="large"
        onOpenChange={(open) => open || isAdding || close()}
        title={t('officials.title')}
        description={t('officials.description')}
        actions={
          <>
            <Button onPress={close} isDisabled={isAdding}>
              {t('common:action.cancel')}
            </Button>
            <Button tone="accent" isDisabled={codes.length === 0} isPending={isAdding} onPress={() => onAdd(codes)}>
              {t('officials.submit', { count: codes.length })}
            </Button>
          </>
        }
      >
        {held.status === 'loading' && <Skeleton shape="rows" height="20rem" />}
        {held.status === 'failed' && <ErrorState title={t('officials.failed')} text={held.message} onRetry={onRetry} />}
        {held.status === 'ready' && free.length === 0 && <Text>{t('officials.allThere')}</Text>}
        {free.length > 0 && (
          <Stack>
            <Inline>
              <Button
                size="small"
                onPress={() => setChosen(new Set(isFull ? [] : free.map(({ code }) => code)))}
                isDisabled={isAdding}
              >
                {t(isFull ? 'officials.none' : 'officials.all')}
              </Button>
            </Inline>
            <div className={css.groups}>
              {branchGroups.map((group) => (
                <Group
                  key={group}
                  group={group}
                  branches={official.filter((branch) => branch.group === group)}
                  isHeld={isHeld}
                  chosen={chosen}
                  isAdding={isAdding}
                  onChoose={choose}
                />
              ))}
            </div>
          </Stack>
        )}
      </Dialog>
      {question}
    </>
  );
}

interface GroupProps {
  group: OfficialBranch['group'];
  branches: readonly OfficialBranch[];
  isHeld: (branch: OfficialBranch) => boolean;
  chosen: ReadonlySet<string>;
  isAdding: boolean;
  onChoose: (branches: readonly OfficialBranch[], ticked: readonly string[]) => void;
}
function Group({ group, branches, isHeld, chosen, isAdding, onChoose }: GroupProps) {
  const { t } = useTranslation(['branches', 'common']);
  const { language } = useLanguage();
  if (branches.length === 0) return null;
  return (
    <div className={css.group}>
      <CheckboxGroup
        label={t(`common:branchGroup.${group}`)}
        items={branches.map((branch) => ({
          id: branch.code,
          label: branch.name[language],
          isDisabled: isHeld(branch) || isAdding,
          description: isHeld(branch) ? t('officials.exists') : undefined,
        }))}
        value={branches.filter((one) => isHeld(one) || chosen.has(one.code)).map(({ code }) => code)}
        onChange={(ticked) => onChoose(branches, ticked)}
      />
    </div>
  );
}

const isOut = (group: readonly OfficialBranch[], code: string) => !group.some((one) => one.code === code);
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
/** As the server tells: by its code, or by its name in either language. */
const isSame = (own: Pick<Branch, 'name' | 'code'>, { code, name }: OfficialBranch) =>
  own.code === code || Object.values(name).some((one) => plain(one) === plain(own.name));
