import type { SearchHit, SearchKind } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { can, type Requirement } from '@corredor/core/permissions';
import { records } from '@corredor/core/records';
import type { Command } from '@corredor/ui/CommandPalette';

/** A command of the product: somewhere to go, or something to do. */
export interface PaletteCommand extends Command {
  /** What is done with the record in view, what is begun, where to go, and all else. */
  group: 'record' | 'new' | 'go' | 'actions';
  run: () => void;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Commands that hold every typed word, whatever the accents; those that begin with them first. */
export function matchingCommands<Some extends Command>(commands: readonly Some[], query: string): Some[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  return commands
    .filter(({ label, description }) => {
      const text = plain(`${label} ${description ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted(
      (one, other) => Number(plain(other.label).startsWith(first)) - Number(plain(one.label).startsWith(first)),
    );
}

/** The page of a found record; of what has none, the panel over its list. */
export const hrefOfHit = (kind: SearchKind, hit: Pick<SearchHit, 'id'>) => {
  const { pages } = records[kind];
  return paths['record' in pages ? pages.record : pages.detail](hit.id);
};
/** The list that finds everything of a kind. */
export const hrefOfMore = (kind: SearchKind, search: string) => paths[records[kind].pages.list]({ search });

/** What is done most with what was found. */
export type HitAction = 'pay' | 'payments' | 'movement' | 'enable' | 'end' | 'newPolicy' | 'policies' | 'edit';
interface Way {
  action: HitAction;
  href: string;
  may: Requirement;
}

/** What a reader may do most with a record that was found, the likeliest first; what hangs on its state only where that is known. */
export function actionsOf(
  kind: SearchKind,
  { id, status }: { id: number; status?: string | null },
  permissions: readonly string[],
): Way[] {
  return waysOf(kind, id, status ?? null).filter(({ may }) => can(permissions, may));
}

function waysOf(kind: SearchKind, id: number, status: string | null): Way[] {
  const way = (action: HitAction, href: string, may: Requirement): Way => ({ action, href, may });
  switch (kind) {
    case 'policy': {
      const isIssued = status === 'active' || status === 'expired';
      return [
        way('payments', `${paths.policyRecord(id)}?tab=payments`, 'policy_app.view_payment'),
        ...(isIssued ? [way('movement', paths.newMovement(id), 'policy_app.add_movement')] : []),
        ...(isIssued ? [way('end', paths.policyMove(id), 'policy_app.change_policy')] : []),
        ...(status === 'draft' ? [way('enable', paths.policyMove(id), 'policy_app.change_policy')] : []),
        // What is closed has no form.
        ...(status === 'closed' ? [] : [way('edit', paths.policy(id), 'policy_app.change_policy')]),
      ];
    }
    case 'customer':
      return [
        way('newPolicy', paths.newPolicy({ contractor: id }), 'policy_app.add_policy'),
        way('policies', paths.policies({ customer: id }), 'policy_app.view_policy'),
        way('edit', paths.customer(id), 'core_app.change_customer'),
      ];
    case 'payment':
      return [
        ...(status !== null && status !== 'paid'
          ? [way('pay', paths.paymentMove(id), 'policy_app.change_payment')]
          : []),
        way('edit', paths.payment(id), 'policy_app.change_payment'),
      ];
    case 'provider':
      return [
        way('policies', paths.policies({ provider: id }), 'policy_app.view_policy'),
        way('edit', paths.provider(id), 'policy_app.change_provider'),
      ];
    case 'vehicle':
      return [
        way('policies', paths.policies({ vehicle: id }), 'policy_app.view_policy'),
        way('edit', paths.vehicle(id), 'core_app.change_vehicle'),
      ];
    case 'movement':
      return status === 'draft' ? [way('edit', paths.movement(id), 'policy_app.change_movement')] : [];
    case 'task':
    case 'renewal':
      return [];
  }
}
