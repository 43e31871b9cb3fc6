import { collections } from "#client/lib/collections.ts";
import { stores } from "#client/lib/stores.ts";
import { DRAFT_PREFIX } from "#client/lib/use-draft.ts";
import { Clause, LegalPage } from "./legal-page.tsx";

interface Kept {
  readonly key: string;
  readonly what: string;
}

/** A store without its sentence here doesn't compile. */
const KEPT: Record<keyof typeof stores | keyof typeof collections, Kept> = {
  user: {
    key: stores.user.key,
    what: "Your sign-in: the e-mail address, name and username you entered. Never the password.",
  },
  userId: { key: stores.userId.key, what: "A user number, 1 for everybody." },
  rememberedEmail: {
    key: stores.rememberedEmail.key,
    what: "Your e-mail address for the next sign-in, if you ticked Remember me.",
  },
  savedIdeas: {
    key: stores.savedIdeas.key,
    what: "The ideas you saved. Should they ever become unreadable, they are put aside under a key that begins the same way.",
  },
  savedAnswers: { key: collections.savedAnswers.key, what: "The AI's answers you saved." },
  plans: {
    key: collections.plans.key,
    what: "The 30-day plans you saved, with the changes you made to them.",
  },
  moneyNumbers: {
    key: stores.moneyNumbers.key,
    what: "What you typed into Monetization Tips: your channel's numbers, your RPM, a country and a niche.",
  },
  connectedPlatforms: {
    key: stores.connectedPlatforms.key,
    what: "The profiles you connected: the links you gave and what is public behind them. No password and no key.",
  },
  youtubeTokens: {
    key: stores.youtubeTokens.key,
    what: "That you signed in with Google, what you allowed and until when. The tokens themselves never reach your browser.",
  },
  youtubeVideos: {
    key: collections.youtubeVideos.key,
    what: "Your videos' numbers from a YouTube Studio file you imported.",
  },
  channelDays: {
    key: collections.channelDays.key,
    what: "Your channel's numbers day by day from a YouTube Studio file you imported.",
  },
  videosFile: {
    key: collections.videosFile.key,
    what: "The name of the first of these files, and when you imported it.",
  },
  daysFile: { key: collections.daysFile.key, what: "The same for the second." },
  aiMemory: {
    key: collections.aiMemory.key,
    what: "AI memory: your questions to the AI Assistant and its answers, the latest of them, while Use memory is on.",
  },
  memorySwitch: {
    key: stores.memorySwitch.key,
    what: "Whether Use memory is on. It is off until you turn it on.",
  },
  channelSwitch: {
    key: stores.channelSwitch.key,
    what: "Whether Use my channel is on. It is on until you turn it off.",
  },
  engineChoice: { key: stores.engineChoice.key, what: "Which engine you let answer first." },
  deviceOnly: {
    key: stores.deviceOnly.key,
    what: "Whether no other model may answer where the one in this browser can't.",
  },
  scheduleQueue: {
    key: stores.scheduleQueue.key,
    what: "A copy of the videos you scheduled, as this browser last saw them: what you filled in for each, and the names, sizes and types of its files. Should the server lose them, they are put back from here.",
  },
  hasQueue: {
    key: stores.hasQueue.key,
    what: "What stood in place of that copy before: whether your queue held videos. It goes when the queue is next read.",
  },
  theme: { key: stores.theme.key, what: "The theme you chose." },
  lightOrDark: { key: stores.lightOrDark.key, what: "Whether that theme is light or dark." },
  panelCollapsed: { key: stores.panelCollapsed.key, what: "Whether the side panel shows icons only." },
};

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary="What this app keeps, where it keeps it, and what leaves your browser."
    >
      <Clause title="The short version">
        <p>
          Your work stays in your browser, apart from the videos you schedule. What you ask a helper goes to
          this site's server and, where a language model answers there, on to that model. There is no
          advertising, no analytics and no tracking, and nothing goes to anyone for such purposes.
        </p>
      </Clause>
      <Clause title="Kept in this browser">
        <p>These entries of the browser's local storage stay until you delete them:</p>
        <dl className="divide-y divide-line border-y border-line">
          {Object.values(KEPT).map(({ key, what }) => (
            <div key={key} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <dt>
                <Code>{key}</Code>
              </dt>
              <dd className="text-ink-soft">{what}</dd>
            </div>
          ))}
        </dl>
        <p>
          What you type into a helper is also kept in session storage, under keys that begin with{" "}
          <Code>{DRAFT_PREFIX}</Code>, so that a reload doesn't lose it. It goes when you close the tab.
        </p>
      </Clause>
      <Clause title="One cookie">
        <p>
          The server sets a cookie named <Code>workspace</Code> (<Code>__Host-workspace</Code> over https). It
          holds a random number, lasts 400 days, can't be read by scripts and says nothing about you. It keeps
          your things apart from other people's and counts requests against the rate limits.
        </p>
      </Clause>
      <Clause title="What leaves your browser">
        <p>
          When you use a helper, what you typed into it goes to this site's server; Improve with AI sends the
          idea it improves. The AI Assistant sends its memory along only while Use memory is on. While Use my
          channel is on, the titles and views of some of your videos, titles of ideas you saved and comments
          you pasted go along with what you ask about ideas, scripts and plans. Without a language model the
          server answers by itself and keeps none of it. Where one answers, the text goes on to that model's
          provider (Cloudflare, or the one the owner connected), whose own privacy rules then apply. The
          answer is kept for up to a day in the server's cache, under a hash of the question, so that the same
          question needn't be paid for twice. Your sign-in never leaves the browser.
        </p>
        <p>
          Where you let the model in your browser answer, what you ask goes to this site's server, which adds
          what it knows of the subject, and back to your browser; what the model wrote goes to the server to
          be checked. No model's provider hears of it, and the server keeps none of it. What the model can't
          answer goes to the next engine, as above, unless Settings says that no other model may be asked.
        </p>
        <p>
          A key of your own, from Settings, is kept by this browser, until the tab closes or as long as you
          wish, and never part of an export. It goes along with each question over https and on to the
          provider you chose. The server uses it for that one call, logs nothing of it, and keeps neither it
          nor the answer.
        </p>
        <p>
          Ideas, scripts, calendars, briefings, audience reports, trends, hashtags and SEO reports look up
          public sources, unless this site's owner turned that off: the server asks Google and YouTube what
          people search for about your subject, and Wikipedia what it says of it and how often it is read. It
          sends the words of the subject without e-mail addresses, phone numbers and handles, and nothing else
          of yours, and keeps what they say for up to a day. For ideas, scripts, calendars, reports and trends
          nothing is asked about a subject that needs care, such as grief or illness.
        </p>
        <p>
          Connecting YouTube or TikTok sends the link you paste to this site's server, which asks the platform
          for what is public there: name, picture, counts, bio and the latest post. It keeps that for an hour,
          and the last good copy for 90 days in case the platform can't be asked. Pictures load straight from
          the platform, which sees your IP address then. Instagram isn't asked at all.
        </p>
        <p>
          AI Analysis sends the titles of your newest videos to this site's server, which names the niche they
          are about and keeps none of them. The numbers are read in your browser.
        </p>
        <p>
          Use my location in Monetization Tips asks your browser for your position, only after you press it.
          The position is rounded to about 11 kilometers and sent from your browser to BigDataCloud, which
          names the country; its own privacy rules apply. Where that brings nothing, this site's server tells
          the country of your IP address. Neither is kept on the server.
        </p>
        <p>
          Dictate in the AI Assistant uses the speech recognition of your browser, which may send what you say
          to the browser's maker. This site's server gets only the text, when you ask.
        </p>
      </Clause>
      <Clause title="Scheduled videos">
        <p>
          What you fill in for a video goes to this site's server, with the name, size and type of its file
          and thumbnail. The files themselves never leave your browser. The server keeps the videos under the
          cookie's random number: on its disk, so that they outlive a restart, or only in its memory where the
          owner chose that. Your browser keeps a copy of them, and sends it back where the server lost them. A
          video stays until you remove it, or until nothing has changed in your queue for 400 days; Delete
          everything in Settings empties the queue and the copy too.
        </p>
      </Clause>
      <Clause title="What the server notes">
        <p>
          Your IP address counts requests against the rate limits, for a minute. Where you schedule your first
          video, a hash of your address is kept until the day ends, to count that. The app's log holds the
          number of a failed request and what went wrong, not what you wrote. The site runs on Cloudflare,
          which sees your IP address as any host does.
        </p>
      </Clause>
      <Clause title="Your control">
        <p>
          In Settings, under Your data, you can export everything this browser holds to one file, import it
          again, or delete it all, your scheduled videos on the server included. Clearing this site's data in
          your browser also takes the cookie, so nobody can reach your scheduled videos any more: remove them
          first. Cached answers bear no name and expire within a day.
        </p>
      </Clause>
      <Clause title="Changes and questions">
        <p>
          When this page changes, the date above changes with it. The foot of every page says how to reach the
          owner of this site.
        </p>
      </Clause>
    </LegalPage>
  );
}

function Code({ children }: { readonly children: string }) {
  return (
    <code className="rounded-md bg-sunken px-1.5 py-0.5 text-[0.9em] whitespace-nowrap">{children}</code>
  );
}
