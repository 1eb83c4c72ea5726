import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

/** Around the list of choices: what closes it must not take back what is being typed. React Aria closes it wherever something scrolls, and then fills the field with its value again. */
export function KeepTyped({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext);
  const scrolled = useRef<EventTarget | null>(null);
  const isOpen = state?.isOpen ?? false;
  // Before the list begins to listen, so that it is told first.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const hear = ({ target }: Event) => {
      scrolled.current = target;
      requestAnimationFrame(() => {
        scrolled.current = null;
      });
    };
    window.addEventListener('scroll', hear, true);
    return () => window.removeEventListener('scroll', hear, true);
  }, [isOpen]);
  if (!state) return children;
  const close = () => {
    const isTyping = state.inputValue !== (state.selectedItem?.textValue ?? '');
    if (!isTyping) return state.close();
    // The list moves along with the page, as when the focus or what comes late scrolls it.
    if (scrolled.current !== document && state.isOpen) state.toggle();
  };
  return <OverlayTriggerStateContext value={{ ...state, close }}>{children}</OverlayTriggerStateContext>;
}
