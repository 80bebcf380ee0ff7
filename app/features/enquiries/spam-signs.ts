/** An enquiry with this score or more is quarantined. Any score above 0 suppresses the acknowledgement. */
export const SPAM_THRESHOLD = 4;

interface SpamSign {
  weight: number;
  /** Shown to the owner. */
  reason: string;
  /** Counted once, even with several matches. */
  pattern: RegExp;
}

/** Customers also build for hotels with a casino, pharmacies and banks, so one expression is never enough. */
const spamTopics: readonly SpamSign[] = [
  {
    weight: 4,
    reason: "Drug names",
    pattern:
      /\b(viagra|cialis|levitra|kamagra|tramadol|xanax|online pharmacy|weight[- ]loss pills?|no prescription)\b/gi,
  },
  {
    weight: 4,
    reason: "Adult content",
    pattern:
      /\b(porn\w*|xxx|escorts?|onlyfans|hot girls|sexy? (girls|chat|video)|adult dating|hookups?|call girls?)\b/gi,
  },
  {
    weight: 4,
    reason: "Gambling",
    pattern:
      /\b(casinos?|betting|poker|jackpot|free spins|online rummy|lottery winner|sportsbook|slot games?|welcome bonus)\b/gi,
  },
  {
    weight: 4,
    reason: "Crypto or trading offers",
    pattern:
      /\b((bitcoin|crypto) mining|bitcoins?|btc|crypto\w*|ethereum|usdt|forex|binary options|trading (signals|bot|platform))\b/gi,
  },
  {
    weight: 4,
    reason: "Loan offers",
    pattern:
      /\b(instant loans?|loan offers?|(personal|business|quick|payday) loans? (at|from|available|approved|offers?|up to|without)|loans? without (documents|collateral|guarantor)|pre-?approved loan|we (offer|give|provide)( \w+){0,3} loans?|low cibil)\b/gi,
  },
  {
    weight: 4,
    reason: "SEO offers",
    pattern:
      /\b(seo|search engine optimi[sz]ation|back-?links?|do-?follow|link[- ]building|guest posts?|domain authority|(rank|ranking)( \w+){0,4} (on|in) google|(first|1st|top) page (of|on|in) google|website traffic|organic traffic)\b/gi,
  },
  {
    weight: 4,
    reason: "Promises of money",
    pattern:
      /\b(earn (\$|₹|rs|bitcoin|money|extra|up to|daily)|earn \S+ (daily|weekly|per day|a day)|passive income|make money|get rich|double your|work from home|financial freedom|you have won|inheritance|beneficiary)/gi,
  },
  {
    weight: 4,
    reason: "Offers to website owners",
    pattern:
      /\b((re)?design(ing)? your (web ?site|logo)|(visited|visiting|reviewed|looking at|came across|found) your web ?site|(put|get|bring) your (web ?site|business) (on|to)|web (design|development) services|mobile app development|(bulk|mass) (sms|email|whatsapp)|email (lists?|databases?)|lead generation|(verified|targeted|qualified) leads|more customers for your business|grow your business|explainer video|virtual assistants?)\b/gi,
  },
  {
    weight: 4,
    reason: "Wholesale offers from abroad",
    pattern:
      /\b((we are|as) an? (leading |professional |reliable )?(manufacturer|supplier|exporter|factory)s? (of|in|from) .*\b(china|shenzhen|guangzhou|foshan|ningbo)|moq|fob (price|china|shenzhen|ningbo)|best factory price)\b/gi,
  },
];

const singleWordWeight = 1;
const singlePhraseWeight = 2;

/** Two different expressions of a topic count in full, a single one as a weak sign. */
export function listTopicSigns(text: string): { weight: number; reason: string }[] {
  return spamTopics.flatMap(({ weight, reason, pattern }) => {
    const expressions = new Set(
      (text.match(pattern) ?? []).map((match) => match.toLowerCase().replace(/s$/, "")),
    );
    if (expressions.size > 1) return { weight, reason };
    return [...expressions].map((expression) => ({
      weight: /[\s-]/.test(expression) ? singlePhraseWeight : singleWordWeight,
      reason,
    }));
  });
}

/** Customers also write "loan" (for a house) or "rate" (a price), so such words count only in phrases of an offer. */
export const spamSigns: readonly SpamSign[] = [
  { weight: 4, reason: "Adult offers", pattern: /\bescorts? (in|service|available|agency)\b/i },
  {
    weight: 2,
    reason: "Phrases from advertising emails",
    pattern:
      /\b(unsubscribe|opt[- ]out|click (here|below|the link)|apply (today|now)|(join|register|sign up|subscribe) (today|now)|buy now|act now|order now|limited[- ]time|special offer|exclusive offer|100% (free|guaranteed)|risk[- ]free|free (trial|audit|quote for your website|consultation)|no obligation|best regards,? .*(manager|executive)|dear (sir\/madam|website owner|business owner|webmaster|site owner))/i,
  },
  { weight: 2, reason: "Prices in dollars", pattern: /(\$|\busd)\s?\d|\d\s?(usd|dollars)\b/i },
  { weight: 3, reason: "Links in HTML or forum code", pattern: /<a\s[^>]*href|\[url[=\]]/i },
  {
    weight: 2,
    reason: "Short links or Telegram chats",
    pattern: /\b(bit\.ly|tinyurl\.com|cutt\.ly|is\.gd|rb\.gy|t\.me|telegram\.me)\//i,
  },
  { weight: 3, reason: "Cyrillic or Chinese letters", pattern: /[\p{sc=Cyrillic}\p{sc=Han}]{4,}/u },
];

export const otherWeights = {
  honeypot: SPAM_THRESHOLD,
  quick: SPAM_THRESHOLD,
  linkInName: SPAM_THRESHOLD,
  flood: SPAM_THRESHOLD,
  /** Weak evidence: often a typing error. */
  impossiblePhone: 1,
  /** Weak evidence: the page may have been open for a long time, or the secret may have changed. */
  unknownTime: 1,
  /** One or two links often show an example that the customer likes; five mean spam. */
  links: (count: number) => (count === 0 ? 0 : Math.max(1, count - 1)),
} as const;

export function sumWeights(reasons: readonly { weight: number }[]): number {
  return reasons.reduce((total, { weight }) => total + weight, 0);
}

const link = /(?:https?:\/\/|\bwww\.)[^\s"'<>[\]]+/gi;

/** Links that customers send: maps, pictures and examples. */
const customerLink =
  /^(https?:\/\/)?((www|m|in|maps|drive|photos)\.)?(maps\.app\.goo\.gl|goo\.gl\/maps|g\.co|google\.[a-z.]+\/maps|maps\.google\.[a-z.]+|google\.com|photos\.app\.goo\.gl|share\.google|pinterest\.[a-z.]+|pin\.it|instagram\.com|facebook\.com|fb\.watch|youtube\.com|youtu\.be|houzz\.[a-z.]+|indiamart\.com|amazon\.in|flipkart\.com|dropbox\.com|1drv\.ms|we\.tl|icloud\.com)(\/|\?|$)|\.(jpe?g|png|webp|heic|gif|pdf)(\?\S*)?$/i;

export function countLinks(text: string): number {
  return text.match(link)?.length ?? 0;
}

/** Excludes links that customers send. */
export function countOtherLinks(text: string): number {
  return (text.match(link) ?? []).filter((url) => !customerLink.test(url.replace(/[.,;:!?)]+$/, ""))).length;
}
