import { Avatar, Button, buttonLook, looks } from '@corredor/ui/plain';
import type { Ref } from 'react';
import { brandingOf, profilePath } from '../embed/index.ts';
import { ProfileSections } from './ProfileSections.tsx';
import * as css from './profile.css.ts';
import type { ProfileModel, SectionProps } from './profileModel.ts';
import { qrPath } from './saveQr.ts';

function statusOf({ say, state, said }: ProfileModel): string {
  const { error, profile } = state;
  if (!error) return profile ? said : say('loading');
  const { code, retryAfter: count = 0 } = error;
  return code === 'not-found' ? say('notFound') : say(code, { count });
}

function Actions({ model, profile }: SectionProps) {
  const { part, say, props, share, address } = model;
  return (
    <div {...part('actions')}>
      {props.slots?.actions}
      <a className={buttonLook()} href={address(`${profilePath(profile.alias)}vcard/`)} download>
        {say('vcard')}
      </a>
      <Button onClick={() => void share()}>{say('share')}</Button>
    </div>
  );
}

function QrCode({ model: { part, say, address, href, saveQr }, profile }: SectionProps) {
  return (
    <div className={css.code}>
      <img {...part('qr')} src={`${address(qrPath(profile.alias))}?format=svg`} alt={say('qr', { href })} />
      <Button onClick={saveQr}>{say('downloadQr')}</Button>
    </div>
  );
}

/** A profile that is there, awaited, missing or refused; knows no network. */
export function ProfileView({ model, heading }: { model: ProfileModel; heading: Ref<HTMLHeadingElement> }) {
  const { part, say, props, state, address, retry } = model;
  const { headingLevel = 2, slots = {}, layout = 'auto', knownName } = props;
  const { profile, status, error } = state;
  const Heading = `h${headingLevel}` as const;
  const name = profile?.name ?? knownName;
  const isBlocks = (layout === 'auto' ? profile?.layout : layout) === 'blocks';
  const statusLine = (
    <p
      {...part('status', (profile || !error) && !model.said && looks.unseen, error !== null && css.failure)}
      role="status"
    >
      {statusOf(model)}
    </p>
  );
  return (
    <div className={css.stack}>
      {!error && (
        <header {...part('banner')}>
          <Avatar {...part('avatar')} name={name ?? ''} src={profile?.image ? address(profile.image) : undefined} />
          <div>
            {name ? (
              <Heading {...part('name')} ref={heading} tabIndex={-1}>
                {name}
              </Heading>
            ) : (
              <span {...part('skeleton', looks.bone)}>&nbsp;</span>
            )}
            {profile?.slogan && <p {...part('slogan')}>{profile.slogan}</p>}
          </div>
          {profile && <Actions model={model} profile={profile} />}
        </header>
      )}
      {statusLine}
      {error &&
        (status === 'not-found'
          ? (slots['not-found'] ?? say('notFoundHelp'))
          : (slots.error ?? (
              <div {...part('error')}>
                {error.retryable && (
                  <Button {...part('retry')} onClick={retry}>
                    {say('retry')}
                  </Button>
                )}
              </div>
            )))}
      {!profile && !error && (slots.loading ?? <span {...part('skeleton', looks.bone)}>&nbsp;</span>)}
      {profile && !error && (
        <div className={props.qr ? css.beside : undefined}>
          <div className={isBlocks ? `${css.sections} ${css.blocks}` : css.sections}>
            <ProfileSections model={model} profile={profile} isBlocks={isBlocks} />
          </div>
          {props.qr && <QrCode model={model} profile={profile} />}
        </div>
      )}
      {slots.footer}
      {brandingOf(model)}
    </div>
  );
}
