/** The parts of GJS, GTK 3 and WebKitGTK 4.1 that `gjs-window.js` uses. */
declare const ARGV: readonly string[];

declare const imports: {
  gi: {
    versions: { Gdk: string; Gtk: string; WebKit2: string };
    Gdk: { CURRENT_TIME: number };
    Gtk: {
      init(args: null): void;
      main(): void;
      Window: new (
        properties: Record<string, number>,
      ) => {
        add(view: GjsView): void;
        show_all(): void;
        destroy(): void;
        get_window(): { focus(time: number): void };
      };
    };
    WebKit2: {
      get_major_version(): number;
      get_minor_version(): number;
      get_micro_version(): number;
      WebsiteDataManager: new (folders: Record<string, string | undefined>) => object;
      WebContext: new (properties: { website_data_manager: object }) => GjsContext;
      ApplicationInfo: new () => {
        set_name(name: string): void;
        set_version(major: number, minor: number, micro: number): void;
      };
      Settings: new (settings: Record<string, boolean>) => object;
      WebView: new (properties: Record<string, object | boolean>) => GjsView;
    };
  };
};

interface GjsView {
  connect(signal: "close", listener: () => void): void;
}

interface GjsContext {
  set_automation_allowed(isAllowed: boolean): void;
  set_preferred_languages(languages: readonly string[]): void;
  connect(signal: "automation-started", listener: (context: GjsContext, session: GjsSession) => void): void;
}

interface GjsSession {
  set_application_info(info: object): void;
  connect(signal: "create-web-view", listener: () => GjsView): void;
}
