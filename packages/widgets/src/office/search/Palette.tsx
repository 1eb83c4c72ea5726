import type { SearchGroup, SearchKind } from '@corredor/core/api';
import { searchRecords } from '@corredor/core/operations';
import { Box } from '@corredor/ui/Box';
import { type Command, CommandPalette, type CommandSection } from '@corredor/ui/CommandPalette';
import type { IconType } from '@corredor/ui/Icon';
import { Text } from '@corredor/ui/Text';
import { useDebounced } from '@corredor/ui/useDebounced';
import { useQuery } from '@tanstack/react-query';
import {
  Building2,
  Car,
  CircleCheck,
  CircleDollarSign,
  CornerDownRight,
  FilePen,
  FilePlus,
  FileText,
  Pencil,
  RefreshCw,
  SquareCheck,
  User,
  Wallet,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useSession } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { type Recent, useRecent, useRemember } from '../../base/visited/index.ts';
import { useHitWords } from '../../frames/hits/index.ts';
import { actionsOf, type HitAction, hrefOfHit, hrefOfMore, matchingCommands, type PaletteCommand } from './commands.ts';

const icons: Record<SearchKind, IconType> = {
  policy: FileText,
  customer: User,
  vehicle: Car,
  payment: Wallet,
  movement: FilePen,
  provider: Building2,
  task: SquareCheck,
  renewal: RefreshCw,
};
const actionIcons: Record<HitAction, IconType> = {
  pay: CircleDollarSign,
  payments: Wallet,
  movement: FilePen,
  enable: CircleCheck,
  end: RefreshCw,
  newPolicy: FilePlus,
  policies: FileText,
  edit: Pencil,
};
/** How many of a kind are drawn where others were found too. */
const mostBesideOthers = 3;

interface PaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Screens and actions that the reader may use. */
  commands: readonly PaletteCommand[];
  /** What the record in view is called. */
  record?: string;
}

/** Finds records, screens and actions by typing; only what the reader may view or do. */
export function Palette({ isOpen, onOpenChange, commands, record }: PaletteProps) {
  const { t } = useTranslation(['search', 'common']);
  const client = useClient();
  const { go } = useNavigation();
  const { permissions } = useSession();
  const [query, setQuery] = useState('');
  const asked = useDebounced(query.trim(), 150);
  const found = useQuery({
    ...queryOf(client, searchRecords, { query: { q: asked } }),
    staleTime: 30_000,
    enabled: isOpen && asked !== '',
  });
  const recent = useRecent();
  const remember = useRemember();
  const words = useHitWords();
  const groups = asked !== '' && query.trim() !== '' ? (found.data?.groups ?? []) : [];

  const runs = new Map<string, () => void>();
  const doing = (command: Command, run: () => void): Command => {
    runs.set(command.id, run);
    return command;
  };
  const toRecord = (
    opened: Recent,
    { status, standing }: { status?: string | null; standing?: string } = {},
  ): Command => {
    const { kind, id } = opened;
    const leadTo = (href: string) => () => {
      remember(opened);
      go(href);
    };
    const actions = actionsOf(kind, { id, status }, permissions).map(({ action, href }) =>
      doing({ id: `${action} ${kind} ${id}`, label: t(`do.${action}`), icon: actionIcons[action] }, leadTo(href)),
    );
    const look = { icon: icons[kind], ...faceOf(opened), ...wordsOf(opened, standing) };
    return doing({ id: `${kind} ${id}`, ...look, actions }, leadTo(hrefOfHit(kind, opened)));
  };
  // What was found for fewer letters stays only as far as it has the others too: Enter takes what stands first.
  const isCurrent = asked === query.trim();
  const stillFound = (commands: Command[]) => (isCurrent ? commands : matchingCommands(commands, query));
  const toGroup = ({ kind, results, has_more }: SearchGroup): CommandSection => {
    const shown = stillFound(
      results.map((hit) => {
        const { standing, ...said } = words(kind, hit);
        return toRecord({ kind, id: hit.id, ...said }, { status: hit.status, standing });
      }),
    );
    // Beside others a kind leaves them room; alone it has all.
    const drawn = groups.length > 1 ? shown.slice(0, mostBesideOthers) : shown;
    return {
      id: kind,
      title: t(`group.${kind}`),
      items: [
        ...drawn,
        ...((has_more || shown.length > drawn.length) && isCurrent
          ? [doing({ id: `more ${kind}`, label: t('more'), icon: CornerDownRight }, () => go(hrefOfMore(kind, asked)))]
          : []),
      ],
    };
  };
  const of = (group: PaletteCommand['group']): CommandSection => ({
    id: group,
    title: group === 'record' ? (record ?? '') : t(`group.${group}`),
    items: matchingCommands(commands, query)
      .filter((command) => command.group === group)
      .map(({ group: _group, run, ...command }) => doing(command, run)),
  });
  const isEmpty = query.trim() === '';
  // The last one is the one in view.
  const elsewhere = recent.filter(({ label }, index) => index > 0 || label !== record);
  const offered = isEmpty
    ? [{ id: 'recent', title: t('group.recent'), items: elsewhere.map((opened) => toRecord(opened)) }]
    : groups.map(toGroup);
  const sections = [of('record'), ...offered, of('new'), of('go'), of('actions')];
  const close = () => {
    setQuery('');
    onOpenChange(false);
  };
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={(wanted) => (wanted ? onOpenChange(true) : close())}
      label={t('label')}
      placeholder={t('placeholder')}
      query={query}
      onQueryChange={setQuery}
      sections={sections}
      isLoading={found.isFetching || (!isEmpty && !isCurrent)}
      emptyText={isEmpty ? t('nothing') : t('empty', { query: query.trim() })}
      actionsText={t('moreActions')}
      notice={found.isError && !isEmpty && <Failure>{t('failed')}</Failure>}
      hints={[
        { keys: '↑ ↓', label: t('hint.move') },
        { keys: 'Enter', label: t('hint.choose') },
        { keys: 'ArrowRight', label: t('hint.actions'), actions: 'before' },
        { keys: 'ArrowLeft', label: t('hint.back'), actions: 'in' },
        { keys: 'Esc', label: t(query === '' ? 'hint.close' : 'hint.clear') },
      ]}
      onChoose={(id) => {
        close();
        runs.get(id)?.();
      }}
    />
  );
}

/** People and companies have their initials; of customers a hit does not tell which they are. */
const faceOf = ({ kind, label }: Recent): Pick<Command, 'face'> =>
  kind === 'customer' || kind === 'provider'
    ? { face: { name: label, shape: kind === 'provider' ? 'company' : 'person' } }
    : {};
const wordsOf = ({ label, description }: Recent, standing?: string) => {
  const told = [standing, description].filter(Boolean).join(' · ');
  return told ? { label, description: told } : { label };
};

function Failure({ children }: { children: string }) {
  return (
    <div role="alert">
      <Box padding="small">
        <Text tone="critical" size="sm">
          {children}
        </Text>
      </Box>
    </div>
  );
}
