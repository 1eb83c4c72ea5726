import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Collection, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import * as option from '../../actions/ListOption/ListOption.css.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import { KeyCombo } from '../../text/Kbd/index.ts';
import * as modal from '../Dialog/Dialog.css.ts';
import * as css from './CommandPalette.css.ts';
import { VirtualFocus } from './VirtualFocus.tsx';

/** Something that can be chosen in the palette. */
export type Command = {
  id: string;
  label: string;
  /** Tells it from others of the same label. */
  description?: string;
  icon?: IconType;
  /** The shortcut that does the same. */
  keys?: string;
  /** At the end, for example a status. */
  mark?: ReactNode;
};
export type CommandSection = { id: string; title: string; items: readonly Command[] };

type CommandPaletteProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog and its field. */
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Already found and ordered by the caller. */
  sections: readonly CommandSection[];
  onChoose: (id: string) => void;
  isLoading?: boolean;
  /** Stands where there is nothing to choose. */
  emptyText: string;
  /** Above the list, for example that the search failed. */
  notice?: ReactNode;
  /** Keys that help inside, at the foot. */
  hints?: readonly { keys: string; label: string }[];
};

/** Goes anywhere and does anything by typing: a field and what it finds, over the page. */
export function CommandPalette({ isOpen, onOpenChange, label, query, sections, ...props }: CommandPaletteProps) {
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
              <Input role="combobox" aria-expanded placeholder={props.placeholder} className={css.input} />
              {props.isLoading && <Spinner />}
            </SearchField>
            {props.notice}
            <ListBox
              aria-label={label}
              className={css.list}
              items={sections.filter(({ items }) => items.length > 0)}
              selectionMode="none"
              onAction={(id) => props.onChoose(String(id))}
              renderEmptyState={() => <div className={css.note}>{props.emptyText}</div>}
            >
              {(section) => (
                <ListBoxSection id={section.id}>
                  <Header className={option.heading}>{section.title}</Header>
                  <Collection items={section.items}>{(command) => <CommandRow command={command} />}</Collection>
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

function CommandRow({ command }: { command: Command }) {
  const { id, label, description, icon, keys, mark } = command;
  return (
    <ListBoxItem id={id} textValue={label} className={option.option}>
      {icon && (
        <span className={option.mark}>
          <Icon of={icon} />
        </span>
      )}
      <span className={option.words}>
        <span>{label}</span>
        {description && <span className={option.description}>{description}</span>}
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
