export {
  type LiveAnnouncement,
  type LiveAnnouncerEvent,
  liveAnnouncement,
  liveAnnouncerMachine,
} from './liveAnnouncer.machine.ts';
