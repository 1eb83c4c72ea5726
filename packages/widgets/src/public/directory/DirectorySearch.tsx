import { Button, Glyph, TextField } from '@corredor/ui/plain';
import { type FormEvent, type Ref, useEffect, useState } from 'react';
import * as css from './directory.css.ts';
import type { DirectoryModel } from './directoryModel.ts';
import { FilterPanel } from './FilterPanel.tsx';

const patience = 250;

/** The form: it searches while somebody types, and works without script too. */
export function DirectorySearch({ model, input }: { model: DirectoryModel; input: Ref<HTMLInputElement> }) {
  const { part, say, props, state, change, again } = model;
  const { query, status } = state;
  const [text, setText] = useState(query);
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setText(query);
  }
  useEffect(() => {
    if (text === query) return;
    const timer = setTimeout(() => change({ query: text }, 'input'), patience);
    return () => clearTimeout(timer);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== query) change({ query: text }, 'submit');
    else if (status === 'error' || status === 'offline') void again({}, 'submit');
  };
  const clear = () => change({ query: '' }, 'input');
  return (
    <search {...part('search')} aria-label={props.label ?? say('label')}>
      <form className={css.form} action={props.formAction} method="get" onSubmit={submit}>
        <div className={css.bar}>
          <TextField
            {...part('field')}
            ref={input}
            label={say('query')}
            placeholder={say('example')}
            type="search"
            name="query"
            autoComplete="off"
            maxLength={120}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            endClass={css.input}
            end={
              text && (
                <Button {...part('clear', css.cross)} tone="quiet" aria-label={say('clear')} onClick={clear}>
                  <Glyph name="cross" />
                </Button>
              )
            }
          />
          <Button {...part('submit')} type="submit" tone="accent">
            {say('submit')}
          </Button>
        </div>
        <FilterPanel model={model} />
        {props.sort && <input type="hidden" name="sort" value={props.sort} />}
      </form>
    </search>
  );
}
