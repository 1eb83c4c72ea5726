import { ChevronRight, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { usePress } from 'react-aria/usePress';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Collection, ListBox, ListBoxItem, ListBoxSection, ListStateContext } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import * as option from '../../actions/ListOption/ListOption.css.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
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
  /** What is done with it most, each with an id of its own: ArrowRight, or a press on its arrow, lists them in place of what was found. */
  actions?: readonly Command[];
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
  /** Called with the id of the command or of one of its actions; closing is up to the caller. */
  onChoose: (id: string) => void;
  /** More results may come: a spinner turns in the field, what was found stays. */
  isLoading?: boolean;
  /** Stands where there is nothing to choose, and is read aloud as it comes. */
  emptyText: string;
  /** Heard after a command that has actions, as its arrow says nothing: “more actions: right arrow”. */
  actionsText: string;
  /** Above the list, for example that the search failed. */
  notice?: ReactNode;
  /** Keys that help inside, at the foot; those of `before` only while what was found is listed and has actions, those of `in` only while actions are. */
  hints?: readonly { keys: string; label: string; actions?: 'before' | 'in' }[];
};

/** Goes anywhere and does anything by typing: a field and what it finds, over the page. */
export function CommandPalette({ isOpen, onOpenChange, ...props }: CommandPaletteProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={`${modal.overlay} ${css.overlay}`}
    >
      <Modal className={`${modal.modal} ${modal.size.medium}`}>
        <Dialog aria-label={props.label} className={css.dialog}>
          <Inside {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Inside({
  label,
  query,
  sections,
  onChoose,
  actionsText,
  ...props
}: Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange'>) {
  const [openedId, setOpenedId] = useState<string>();
  const [leftId, setLeftId] = useState<string>();
  const filled = sections.filter(({ items }) => items.length > 0);
  const hasNothing = filled.length === 0 && !props.isLoading;
  const found = filled.flatMap(({ items }) => items);
  const opened = found.find(({ id }) => id === openedId);
  // Their section is called as what they are done with.
  const listed = opened?.actions ? [{ id: `do ${opened.id}`, title: opened.label, items: opened.actions }] : filled;
  const first = listed[0]?.items[0];
  // Whoever comes back from its actions finds it marked.
  const left = opened ? undefined : found.find(({ id }) => id === leftId);
  const start = left ?? first;
  const has = {
    before: !opened && found.some(({ actions }) => actions && actions.length > 0),
    in: opened !== undefined,
  };
  const doKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const { key, nativeEvent, currentTarget: input } = event;
    if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    const marked = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    // Whoever types fast presses Enter before any is marked.
    if (key === 'Enter' && start && !marked) onChoose(start.id);
    else if (opened && (key === 'ArrowLeft' || key === 'Escape')) {
      setOpenedId(undefined);
      setLeftId(opened.id);
    }
    // Within the text it moves in the text.
    else if (!opened && key === 'ArrowRight' && input.selectionStart === input.value.length) {
      const command = marked ? found.find(({ id }) => id === marked.dataset.key) : start;
      if (!command?.actions || command.actions.length === 0) return false;
      setOpenedId(command.id);
    } else return false;
    return true;
  };
  return (
    <>
      <VirtualFocus
        value={query}
        onChange={(typed) => {
          // Whoever types on looks for something else.
          setOpenedId(undefined);
          setLeftId(undefined);
          props.onQueryChange(typed);
        }}
      >
        <SearchField aria-label={label} autoFocus className={css.field}>
          <Icon of={Search} size={20} />
          {/* A field that drives a list which is always open. */}
          <Input
            role="combobox"
            aria-expanded
            placeholder={props.placeholder}
            className={css.input}
            onKeyDownCapture={(event) => {
              if (!doKey(event)) return;
              event.preventDefault();
              event.stopPropagation();
            }}
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
          autoFocus={left ? false : 'first'}
          aria-label={label}
          className={css.list}
          items={listed}
          dependencies={[query, left?.id]}
          selectionMode="none"
          onAction={(id) => onChoose(String(id))}
        >
          {(section) => (
            <ListBoxSection id={section.id}>
              <Header className={option.heading}>{section.title}</Header>
              <Collection items={section.items} dependencies={[query, left?.id]}>
                {(command) => (
                  <CommandRow
                    command={command}
                    query={query}
                    isLeft={command.id === left?.id}
                    actionsText={actionsText}
                    onOpen={() => setOpenedId(command.id)}
                  />
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </VirtualFocus>
      {props.hints && (
        <footer className={css.foot}>
          {props.hints
            .filter(({ actions }) => !actions || has[actions])
            .map(({ keys, label: words }) => (
              <span key={`${keys} ${words}`} className={css.hint}>
                <KeyCombo keys={keys} /> {words}
              </span>
            ))}
        </footer>
      )}
    </>
  );
}

interface CommandRowProps {
  command: Command;
  query: string;
  /** Its actions were left for the list. */
  isLeft: boolean;
  actionsText: string;
  /** Lists its actions. */
  onOpen: () => void;
}

function CommandRow({ command, query, isLeft, actionsText, onOpen }: CommandRowProps) {
  const { id, label, description, icon, face, keys, mark, actions } = command;
  return (
    <ListBoxItem id={id} textValue={label} className={option.option}>
      {isLeft && <MarkAsListed id={id} />}
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
      {actions && actions.length > 0 && (
        <>
          <VisuallyHidden>{actionsText}</VisuallyHidden>
          <OpenActions onOpen={onOpen} />
        </>
      )}
    </ListBoxItem>
  );
}

/** Lists the actions of an option by pointer, and does not choose the option; an option holds no button, so whoever hears it has the key. */
function OpenActions({ onOpen }: { onOpen: () => void }) {
  // The focus stays in the field.
  const { pressProps } = usePress({ onPress: onOpen, preventFocusOnPress: true });
  return (
    <span {...pressProps} aria-hidden="true" className={`${option.mark} ${css.more}`}>
      <Icon of={ChevronRight} />
    </span>
  );
}

/** Marks an option as its list appears, in place of the first. */
function MarkAsListed({ id }: { id: string }) {
  const list = useContext(ListStateContext);
  const mark = useEffectEvent(() => {
    list?.selectionManager.setFocused(true);
    list?.selectionManager.setFocusedKey(id);
  });
  useEffect(() => mark(), []);
  return null;
}

/** Words that hold a digit stay on one line. */
function Whole({ text }: { text: string }) {
  let at = 0;
  return text.split(/(\S*\d\S*)/).map((part) => {
    const key = at;
    at += part.length;
    return /\d/.test(part) ? (
      <span key={key} className={css.whole}>
        {part}
      </span>
    ) : (
      part
    );
  });
}

/** What was typed stands out where it was found. */
function Marked({ text, query }: { text: string; query: string }) {
  let at = 0;
  return matchParts(text, query).map(({ text: part, isMatch }) => {
    const key = at;
    at += part.length;
    return isMatch ? (
      <mark key={key} className={css.match}>
        <Whole text={part} />
      </mark>
    ) : (
      <Whole key={key} text={part} />
    );
  });
}
