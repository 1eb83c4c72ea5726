import { Search } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Collection, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import * as option from '../../actions/ListOption/ListOption.css.ts';
import { Avatar } from '../../status/Avatar/index.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import { KeyCombo } from '../../text/Kbd/index.ts';
import * as modal from '../Dialog/Dialog.css.ts';
import * as css from './CommandPalette.css.ts';
import { matchParts } from './matchParts.ts';
import { VirtualFocus } from './VirtualFocus.tsx';

/** Something that can be chosen in the palette. */
export type Command = {
  /** Unique among all sections; handed to `onChoose`. */
  id: string;
  /** What is gone to or done, as the menu or button calls it. */
  label: string;
  /** Tells it from others of the same label. */
  description?: string;
  /** Tells the kind at a glance; the same for all of a kind. */
  icon?: IconType;
  /** Whom it stands for, in place of an icon: initials, round for a person and a soft square for a company. */
  face?: { name: string; shape: 'person' | 'company' };
  /** The shortcut that does the same, as KeyCombo takes it: `g p`. */
  keys?: string;
  /** At the end, for example a status. */
  mark?: ReactNode;
};
/** Commands of one kind under a title. */
export type CommandSection = {
  /** Unique among the sections. */
  id: string;
  /** Names the group: “Go to”, “Policies”. */
  title: string;
  /** Without any, the section is left out. */
  items: readonly Command[];
};

type CommandPaletteProps = {
  /** Whether it lies over the page; the caller holds this. */
  isOpen: boolean;
  /** Called with false on Escape and on a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog and its field. */
  label: string;
  /** What can be typed, in a few words; goes as soon as something is typed. */
  placeholder: string;
  /** What was typed; the caller holds it and searches by it. */
  query: string;
  /** Called at every change of the field; wait a moment before asking a server. */
  onQueryChange: (query: string) => void;
  /** Already found and ordered by the caller. */
  sections: readonly CommandSection[];
  /** Called with the command's id; closing is up to the caller. */
  onChoose: (id: string) => void;
  /** More results may come: a spinner turns in the field, what was found stays. */
  isLoading?: boolean;
  /** Stands where there is nothing to choose, and is read aloud as it comes. */
  emptyText: string;
  /** Above the list, for example that the search failed. */
  notice?: ReactNode;
  /** Keys that help inside, at the foot. */
  hints?: readonly { keys: string; label: string }[];
};

/** Goes anywhere and does anything by typing: a field and what it finds, over the page. */
export function CommandPalette({ isOpen, onOpenChange, label, query, sections, ...props }: CommandPaletteProps) {
  const filled = sections.filter(({ items }) => items.length > 0);
  const hasNothing = filled.length === 0 && !props.isLoading;
  const first = filled[0]?.items[0];
  // Whoever types fast presses Enter before the first is marked.
  const chooseFirst = (event: KeyboardEvent) => {
    const marked = (event.target as Element).getAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first || (marked && document.getElementById(marked)))
      return;
    event.preventDefault();
    event.stopPropagation();
    props.onChoose(first.id);
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={`${modal.overlay} ${css.overlay}`}
    >
      <Modal className={`${modal.modal} ${modal.size.medium}`}>
        <Dialog aria-label={label} className={css.dialog}>
          <VirtualFocus value={query} onChange={props.onQueryChange}>
            <SearchField aria-label={label} autoFocus className={css.field}>
              <Icon of={Search} size={20} />
              {/* A field that drives a list which is always open. */}
              <Input
                role="combobox"
                aria-expanded
                placeholder={props.placeholder}
                className={css.input}
                onKeyDownCapture={chooseFirst}
              />
              {props.isLoading && <Spinner />}
            </SearchField>
            {props.notice}
            <div role="status" className={hasNothing ? css.note : undefined}>
              {hasNothing && props.emptyText}
            </div>
            <ListBox
              // Begins anew where something else is best, so that Enter chooses what stands first.
              key={`${query} ${first?.id}`}
              autoFocus="first"
              aria-label={label}
              className={css.list}
              items={filled}
              dependencies={[query]}
              selectionMode="none"
              onAction={(id) => props.onChoose(String(id))}
            >
              {(section) => (
                <ListBoxSection id={section.id}>
                  <Header className={option.heading}>{section.title}</Header>
                  <Collection items={section.items} dependencies={[query]}>
                    {(command) => <CommandRow command={command} query={query} />}
                  </Collection>
                </ListBoxSection>
              )}
            </ListBox>
          </VirtualFocus>
          {props.hints && (
            <footer className={css.foot}>
              {props.hints.map(({ keys, label: words }) => (
                <span key={keys} className={css.hint}>
                  <KeyCombo keys={keys} /> {words}
                </span>
              ))}
            </footer>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function CommandRow({ command, query }: { command: Command; query: string }) {
  const { id, label, description, icon, face, keys, mark } = command;
  return (
    <ListBoxItem id={id} textValue={label} className={option.option}>
      {face ? (
        <Avatar {...face} size="small" />
      ) : (
        icon && (
          <span className={option.mark}>
            <Icon of={icon} />
          </span>
        )
      )}
      <span className={option.words}>
        <span>
          <Marked text={label} query={query} />
        </span>
        {description && (
          <span className={option.description}>
            <Marked text={description} query={query} />
          </span>
        )}
      </span>
      {mark}
      {keys && (
        <span className={option.mark}>
          <KeyCombo keys={keys} />
        </span>
      )}
    </ListBoxItem>
  );
}

/** What was typed stands out where it was found. */
function Marked({ text, query }: { text: string; query: string }) {
  let at = 0;
  return matchParts(text, query).map(({ text: part, isMatch }) => {
    const key = at;
    at += part.length;
    return isMatch ? (
      <mark key={key} className={css.match}>
        {part}
      </mark>
    ) : (
      part
    );
  });
}
