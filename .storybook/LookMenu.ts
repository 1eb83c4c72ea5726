import { createElement, type FunctionComponent } from 'react';
import { Button, PopoverProvider, type PopoverProviderProps } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { choices, inMenu } from './choices.ts';

// Written without JSX: the frame around stories brings a React of its own, older than that of the product.
const Groups = styled.div({ display: 'grid', gap: 12, padding: 4, minInlineSize: 200 });
const Group = styled.fieldset({ margin: 0, padding: 0, border: 0 });
const Legend = styled.legend(({ theme }) => ({ padding: '0 0 4px', fontWeight: 700, color: theme.textMutedColor }));
const Choice = styled.label({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 24, cursor: 'pointer' });

// What is inside is told beside the props.
const Opening = PopoverProvider as FunctionComponent<Partial<PopoverProviderProps>>;

type Name = (typeof inMenu)[number];
const usualOf = (name: Name) => Object.keys(choices[name].items)[0];

/** One of the menu's choices. */
function ChoiceOf({ name }: { name: Name }) {
  const [globals, update, fixed] = useGlobals();
  return createElement(
    Group,
    { disabled: name in fixed },
    createElement(Legend, null, choices[name].title),
    ...Object.entries(choices[name].items).map(([value, word]) =>
      createElement(
        Choice,
        { key: value },
        createElement('input', {
          type: 'radio',
          name,
          checked: (globals[name] ?? usualOf(name)) === value,
          // What is as usual is not kept in the address.
          onChange: () => update({ [name]: value === usualOf(name) ? undefined : value }),
        }),
        word,
      ),
    ),
  );
}

/** What is changed more seldom, in one menu of the bar: it is marked only where something is not as usual. */
export function LookMenu() {
  const [globals] = useGlobals();
  const changed = inMenu.flatMap((name) => {
    const word = Object.entries(choices[name].items).find(([value]) => value === globals[name])?.[1];
    return word && globals[name] !== usualOf(name) ? `${choices[name].title}: ${word}` : [];
  });
  return createElement(
    Opening,
    {
      ariaLabel: 'Look',
      popover: () => createElement(Groups, null, ...inMenu.map((name) => createElement(ChoiceOf, { key: name, name }))),
    },
    createElement(
      Button,
      {
        variant: 'ghost',
        padding: 'small',
        active: changed.length > 0,
        ariaLabel: ['Look', ...changed].join(', '),
        tooltip: inMenu.map((name) => choices[name].title).join(', '),
      },
      changed.length > 1 ? `Look: ${changed.length} changed` : (changed[0] ?? 'Look'),
    ),
  );
}
