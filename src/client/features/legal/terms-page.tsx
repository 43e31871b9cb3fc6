import { Link } from "react-router-dom";
import { PATHS } from "#client/paths.ts";
import { Clause, LegalPage } from "./legal-page.tsx";

export function TermsPage() {
  return (
    <LegalPage title="Terms of Service" summary="The rules for using this copy of Crescendo, in plain words.">
      <Clause title="What this is">
        <p>
          Crescendo helps people who publish video to find and shape ideas. It is free, open-source software.
          Whoever set up the site you are on is its owner and decides whether it stays up; the software itself
          comes under the MIT licence.
        </p>
      </Clause>
      <Clause title="Signing in">
        <p>
          Sign-in is a demo. It leaves a name and an e-mail address in this browser, proves nothing about who
          you are and protects nothing from others who use the same browser. Don't use a password here that
          you use elsewhere.
        </p>
      </Clause>
      <Clause title="Your work is yours">
        <p>
          What you type and what you save belongs to you. Neither the software nor the owner of this site
          claims any right to it. Saved ideas exist only in your browser, so keep an export of what you can't
          afford to lose. The{" "}
          <Link to={PATHS.privacy} className="underline underline-offset-4">
            Privacy Policy
          </Link>{" "}
          says what goes where.
        </p>
      </Clause>
      <Clause title="What answers are worth">
        <p>
          Answers come from a built-in engine or from a language model, and either can be wrong, unoriginal or
          unsuitable. Read them before you publish; what you publish is your responsibility. A score judges
          how an idea is built. It promises no views, followers or income.
        </p>
      </Clause>
      <Clause title="Fair use">
        <p>
          Don't break the law with it, don't try to break it or get at other people's data, and keep within
          its rate limits. When you publish, the rules of YouTube, TikTok and Instagram apply. Crescendo
          belongs to none of them. Where a language model is connected, its provider's terms apply to what is
          sent there.
        </p>
      </Clause>
      <Clause title="No warranty">
        <p>
          Crescendo comes as it is, without warranty of any kind. As far as the law allows, its authors and
          the owner of this site aren't liable for damage from using it. Rights the law gives you as a
          consumer stay untouched.
        </p>
      </Clause>
      <Clause title="Changes and questions">
        <p>
          When these terms change, the date above changes with them. The foot of every page says how to reach
          the owner of this site.
        </p>
      </Clause>
    </LegalPage>
  );
}
