import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nameOf, type Trigger, triggerOf, triggerText } from './labels.ts';

export interface ChartState {
  /** Its path from the machine; empty for the machine itself. */
  id: string;
  name: string;
  parent: string | null;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  isInitial: boolean;
  tags: readonly string[];
  /** The actors that it asks while it is entered. */
  invokes: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
}

export interface ChartTransition {
  /** Names the transition, and no other of its machine. */
  key: string;
  from: string;
  /** Empty where it leads nowhere: something is done, and the state stays. */
  to: readonly string[];
  trigger: Trigger;
  guard: string | null;
  actions: readonly string[];
  isReentering: boolean;
}

/** A machine as a drawing needs it. */
export interface Chart {
  id: string;
  states: readonly ChartState[];
  transitions: readonly ChartTransition[];
  /** The name of a transition as the machine holds it. */
  keyOf: (transition: AnyTransitionDefinition) => string;
}

/** Where a state stands in its machine: `paying.charging`; empty for the machine itself. */
export const pathOf = (node: AnyStateNode) => node.path.join('.');

/** Reads every state and transition from a machine's own definition. */
export function readChart(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine.root);
  const found = nodes.flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
  const keys = new Map<AnyTransitionDefinition, string>();
  const used = new Map<string, number>();
  for (const one of found) {
    const text = textOf(one);
    const count = (used.get(text) ?? 0) + 1;
    used.set(text, count);
    keys.set(one, count === 1 ? text : `${text} (${count})`);
  }
  const keyOf = (transition: AnyTransitionDefinition) => keys.get(transition) ?? textOf(transition);
  return {
    id: machine.id,
    states: nodes.map(stateOf),
    transitions: found.map((one) => transitionOf(one, keyOf)),
    keyOf,
  };
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf),
];

function stateOf(node: AnyStateNode): ChartState {
  const names = (parts: readonly unknown[]) => parts.map((part) => nameOf(part, 'assign'));
  return {
    id: pathOf(node),
    name: node.key,
    parent: node.parent ? pathOf(node.parent) : null,
    kind: node.type,
    isInitial: isInitial(node),
    tags: node.tags,
    invokes: node.invoke.map(({ src }: { src: unknown }) => nameOf(src, 'actor')),
    entry: names(node.entry),
    exit: names(node.exit),
  };
}

/** Regions of a parallel state all begin together. */
function isInitial({ parent, ...node }: AnyStateNode): boolean {
  if (!parent || node.type === 'history') return false;
  return parent.type === 'parallel' || (parent.initial.target ?? []).some(({ key }: AnyStateNode) => key === node.key);
}

function transitionOf(one: AnyTransitionDefinition, keyOf: Chart['keyOf']): ChartTransition {
  return {
    key: keyOf(one),
    from: pathOf(one.source),
    to: (one.target ?? []).map(pathOf),
    trigger: triggerOf(one),
    guard: one.guard ? nameOf(one.guard, 'condition') : null,
    actions: one.actions.map((action) => nameOf(action, 'assign')),
    isReentering: one.reenter,
  };
}

function textOf(one: AnyTransitionDefinition): string {
  const guard = one.guard ? ` [${nameOf(one.guard, 'condition')}]` : '';
  const to = one.target?.length ? ` → ${one.target.map(pathOf).join(', ')}` : '';
  return `${pathOf(one.source) || '*'}: ${triggerText(triggerOf(one))}${guard}${to}`;
}
