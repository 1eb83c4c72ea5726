import { rootClass } from '@corredor/ui/plainTokens';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { allows, partsOf, profileHref, useLanguage, useTheme, wordsOf } from '../embed/index.ts';
import en from './messages/en.json';
import es from './messages/es.json';
import { ProfileView } from './ProfileView.tsx';
import { styles } from './profile.css.ts';
import type { BrokerProfileProps, ProfilePart, QrOptions } from './profile.types.ts';
import type { ProfileModel } from './profileModel.ts';
import { saveQr } from './saveQr.ts';
import { useProfile } from './useProfile.ts';

/** A broker's public profile. Needs no provider around it. */
export function BrokerProfile(props: BrokerProfileProps) {
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const language = useLanguage(props.locale ?? 'auto', root);
  const theme = useTheme(props.theme ?? 'auto', root);
  const { alias, client, state, reload, whenReady } = useProfile(props, language);
  const say = wordsOf(language === 'es' ? es : en, language ?? 'en', props.messages);
  const href = profileHref(props.profileHref ?? '{origin}/{alias}', client.origin, alias) ?? '';

  const downloadQR = async ({ format = 'svg', size = 512 }: QrOptions = {}) => {
    await saveQr(client, alias, { format, size });
    props.onQrDownload?.({ format, size });
  };
  const share = async () => {
    const url = new URL(href, location.href).href;
    const isNative = 'share' in navigator;
    try {
      await (isNative ? navigator.share({ title: state.profile?.name, url }) : navigator.clipboard.writeText(url));
      if (!isNative) setSaid(say('copied'));
      props.onShare?.({ method: isNative ? 'native' : 'copy', href: url });
    } catch {
      // Whoever closes the device's dialog changes nothing; an address that cannot be copied is shown.
      if (!isNative) setSaid(url);
    }
  };
  const model: ProfileModel = {
    props,
    state,
    part: partsOf<ProfilePart>(styles, props.classNames),
    say,
    said,
    href,
    origin: client.origin,
    address: client.address,
    contact: ({ channel, href: to }, event) => {
      if (!allows(props.onContact, { channel, href: to })) event.preventDefault();
    },
    retry: () => void reload(),
    share,
    saveQr: () => void downloadQR().catch(() => setSaid(say('network'))),
  };

  const { status, error, profile } = state;
  const { takesFocus, knownName } = props;
  const isNamed = Boolean(profile || knownName);
  const latest = useRef({ props, state });
  useEffect(() => {
    latest.current = { props, state };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what changes in the state.
  useEffect(() => {
    const { onState, onNotFound, onError } = latest.current.props;
    onState?.(latest.current.state);
    if (status === 'not-found') onNotFound?.(alias);
    else if (error) onError?.(error);
  }, [status, error, profile]);
  useEffect(() => {
    whenReady.then(
      () => latest.current.props.onReady?.(),
      () => {},
    );
  }, [whenReady]);
  useEffect(() => {
    if (takesFocus && isNamed) heading.current?.focus();
  }, [takesFocus, isNamed]);

  useImperativeHandle(props.ref, () => ({
    state,
    whenReady,
    refresh: reload,
    downloadQR,
    share,
    focus: (options) => heading.current?.focus(options),
  }));

  return (
    <article
      ref={root}
      lang={language}
      aria-label={props.label ?? profile?.name ?? knownName}
      {...model.part('root', rootClass({ theme, density: props.density }))}
    >
      <ProfileView model={model} heading={heading} />
    </article>
  );
}
