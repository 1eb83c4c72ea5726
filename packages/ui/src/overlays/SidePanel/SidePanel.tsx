import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/IconButton/index.ts';
import { keepFocus } from '../../foundation/keepFocus/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { panelFootRoom } from '../../theme/layers.css.ts';
import * as frame from '../Dialog/Dialog.css.ts';
import { PanelEdge } from './PanelEdge.tsx';
import * as css from './SidePanel.css.ts';

/** The records before and after the one that is read. */
export type PanelSteps = {
  /** Goes to the record before; absent at the first. */
  onPrevious?: () => void;
  /** Goes to the record after; absent at the last. */
  onNext?: () => void;
  /** Which of how many it is: "3 of 25". Said aloud after each step. */
  position?: string;
};

type SidePanelProps = {
  /** Whether it lies over the page; the caller holds this, best in the address. */
  isOpen: boolean;
  /** Called by Escape, a press outside and the close button. */
  onClose: () => void;
  /** The name of the record; names the panel. */
  title: string;
  /** Before the title, for whom it is about: an Avatar. */
  face?: ReactNode;
  /** One line or a row of chips below the title. */
  context?: ReactNode;
  /** Small buttons beside the close button. */
  headerActions?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** The record, or the form to change a part of it; scrolls between header and foot. */
  children: ReactNode;
  /** Its greatest width: `medium` 32 rem unless told, `large` 52, `full` 72; on a phone it fills the screen. */
  size?: keyof typeof css.size;
  /** The way to the records before and after, where it reads one of a list. */
  steps?: PanelSteps;
  /** The width that somebody chose, in pixels, in place of that of its size. */
  width?: number;
  /** Called with the width to which its edge was dragged; without it the edge cannot be dragged. */
  onWidthChange?: (width: number) => void;
};

/** Reads one record over the list that it came from. */
export function SidePanel({
  isOpen,
  onClose,
  title,
  face,
  context,
  headerActions,
  actions,
  children,
  size = 'medium',
  steps,
  width,
  onWidthChange,
}: SidePanelProps) {
  const words = useToolWords();
  const panel = useRef<HTMLDivElement>(null);
  const chosen: CSSProperties & Record<'--panel-width', string | undefined> = {
    '--panel-width': width === undefined ? undefined : `${width}px`,
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable
      className={css.overlay}
      data-overlay="panel"
    >
      <Modal ref={panel} className={`${css.panel} ${css.size[size]}`} style={chosen}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the dialog in it, and is nothing itself */}
        <div ref={keepFocus} className={css.keys} onKeyDown={(event) => steps && stepByKey(event, steps)}>
          <Dialog className={frame.dialog} data-panel="">
            <header className={`${frame.header} ${css.header}`}>
              {face}
              <div className={`${frame.titles} ${css.titles}`}>
                <Heading slot="title" level={2} className={frame.title}>
                  {title}
                </Heading>
                {context}
              </div>
              <div className={css.tools}>
                <Inline gap="xxsmall" isWrapping={false}>
                  {steps && <Steps {...steps} />}
                  {headerActions}
                  <IconButton label={words.closePanel} icon={X} size="small" onPress={onClose} placement="bottom" />
                </Inline>
              </div>
            </header>
            <div className={`${frame.body} ${css.body}`}>{children}</div>
            {actions && (
              <footer ref={tellFoot} className={frame.actions}>
                {actions}
              </footer>
            )}
          </Dialog>
        </div>
        {/* Behind the dialog: focus that is brought back into the panel comes to the record, not to its edge. */}
        {onWidthChange && <PanelEdge panel={panel} label={words.panelWidth} onWidthChange={onWidthChange} />}
      </Modal>
    </ModalOverlay>
  );
}

/** Tells the page how high the buttons are, so that messages stand above them. */
function tellFoot(foot: HTMLElement | null) {
  if (!foot) return;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty(panelFootRoom, `${foot.offsetHeight}px`));
  sizes.observe(foot);
  return () => {
    sizes.disconnect();
    style.removeProperty(panelFootRoom);
  };
}

/** Where there is nothing further a button says so, and keeps the focus. */
function Steps({ onPrevious, onNext, position }: PanelSteps) {
  const words = useToolWords();
  return (
    <>
      <span role="status" className={css.position}>
        {position}
      </span>
      <IconButton
        label={words.previousRecord}
        icon={ChevronUp}
        size="small"
        placement="bottom"
        aria-disabled={!onPrevious || undefined}
        onPress={() => onPrevious?.()}
      />
      <IconButton
        label={words.nextRecord}
        icon={ChevronDown}
        size="small"
        placement="bottom"
        aria-disabled={!onNext || undefined}
        onPress={() => onNext?.()}
      />
    </>
  );
}

/** Arrow keys step from the panel itself and from its header; in the record they scroll, and belong to its controls. */
function stepByKey(event: KeyboardEvent, { onPrevious, onNext }: PanelSteps) {
  const { target, currentTarget, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.getAttribute('role') !== 'dialog' && !target.closest('[role=dialog] > header')) return;
  const step = key === 'ArrowUp' ? onPrevious : key === 'ArrowDown' ? onNext : undefined;
  if (!step) return;
  event.preventDefault();
  step();
}
